from typing import Any
Match=Entry=Any
