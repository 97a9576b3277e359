"""Compiled templates, kept as long as the process lives and no longer."""

from dataclasses import dataclass, field

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket


@dataclass(slots=True)
class Compiled(BytecodeCache):
    """What Jinja made of each template; a template that has changed is none of these."""

    code: dict[str, bytes] = field(default_factory=dict)  # by name and text of the template

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give what was made of a template, if it was made."""
        if bucket.key + bucket.checksum in self.code:
            bucket.bytecode_from_string(self.code[bucket.key + bucket.checksum])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was made of a template."""
        self.code[bucket.key + bucket.checksum] = bucket.bytecode_to_string()


COMPILED = Compiled()
