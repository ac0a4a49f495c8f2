"""What may be wrong when the gateway is started: one line that says what helps, and no traceback."""

import pathlib, socket, subprocess, sys, tempfile

from steps import need
from under_test import GATEWAY, free_port


def check_start(gateway, _):
    """A port in use, no such port, no program, no compiler, a folder that another gateway has, a file that is none."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        free, claims = str(free_port()), gateway.claims
        for words, told in (
                (["--claims", claims, "--port", str(port)], [f"port {port} is in use", "--port"]),
                (["--claims", claims, "--port", "65536"], ["no port 65536", "--port"]),
                (["--claims", "nowhere/claims", "--port", free],
                 ["nowhere/claims", "swift build --product claims", "--claims PATH"]),
                (["--port", free], ["swift build --product claims", "--claims PATH"]),
                (["--claims", claims, "--port", free, "--folder", str(gateway.folder)],
                 ["another gateway runs on", "--folder"]),
                (["--claims", claims, "--port", free, "--folder", "/proc/nothing"], ["/proc/nothing", "--folder"]),
                (["--claims", claims, "--port", free, "--commands", "nothing.jsonl"], ["nothing.jsonl", "--commands"])):
            words = words if "--folder" in words else [*words, "--folder", str(pathlib.Path(folder) / "new")]
            ended = subprocess.run([sys.executable, str(GATEWAY), *words], capture_output=True, text=True, timeout=30,
                                   env={"PATH": "/nowhere"})
            lines = ended.stderr.splitlines()
            need(ended.returncode == 1 and len(lines) == 1 and not ended.stdout, f"{words}: {ended}")
            need(all(part in lines[0] for part in told), f"{words}: {lines}")
    need(gateway.ask("GET", "/api/health")[0] == 200, "the one that runs goes on")
