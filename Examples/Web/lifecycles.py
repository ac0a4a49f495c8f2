"""Which command leads from which status to which, as `claims diagram` draws it from the kernel's own tables.

For the page to put first what leads on. Whether something is allowed is asked of the kernel each time.
"""

import re, subprocess

MOVE = re.compile(r"^  (\S+) --> (\S+) : (.+)$", re.M)
BEGINNING = "none"  # Specs/Lifecycles/Claim.md; a diagram writes [*].


def read(claims, kinds):
    """`{kind: [[from, to, verb], …]}`, in the order of the table; a kind that cannot be drawn has none."""
    return {kind: moves(drawn(claims, kind)) for kind in kinds}


def drawn(claims, kind):
    try:
        return subprocess.run([claims, "diagram", kind], capture_output=True, text=True, timeout=20).stdout
    except (OSError, subprocess.SubprocessError):
        return ""


def moves(text):
    return [[BEGINNING if before == "[*]" else before, after, verb]
            for before, after, verbs in MOVE.findall(text) for verb in verbs.split(", ")]
