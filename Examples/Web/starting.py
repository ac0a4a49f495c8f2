"""What may be wrong when the gateway is started: said in one line, with the option that helps."""

import fcntl, os, shutil, socket, subprocess, sys

BUILD = "swift build --product claims"


def give_up(text):
    sys.exit(f"gateway.py: {text}")


def find_claims(given, root):
    """The program that is named; else it is built."""
    if given:
        found = shutil.which(given)
        if not found:
            give_up(f"no claims program at {given}: build one with '{BUILD}', and name it with --claims PATH")
        return os.path.abspath(found)
    if not shutil.which("swift"):
        give_up("no swift here to build the claims program with: build it elsewhere"
                f" with '{BUILD}', and name it with --claims PATH")
    try:
        subprocess.run(BUILD.split(), cwd=root, check=True, stdout=sys.stderr)
        shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=root, check=True,
                               stdout=subprocess.PIPE, text=True)
    except subprocess.CalledProcessError:
        give_up(f"'{BUILD}' failed, as told above; name a program that was built with --claims PATH")
    return os.path.join(shown.stdout.strip(), "claims")


def check_address(address, port):
    """Before anything is built or written: whether there is room to listen."""
    if not 0 <= port <= 65535:
        give_up(f"there is no port {port}: choose one up to 65535 with --port, or --port 0 for any that is free")
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family) as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((address, port))
            found.listen()
    except OSError as error:
        cannot_listen(address, port, error)


def cannot_listen(address, port, error):
    if isinstance(error, PermissionError):
        give_up(f"port {port} is not for everybody: choose one above 1023 with --port")
    if getattr(error, "errno", None) in (98, 48):  # EADDRINUSE of Linux, of macOS
        give_up(f"port {port} is in use: choose another with --port, or --port 0 for any that is free")
    give_up(f"cannot listen on {address}, port {port}: {error.strerror or error}; see --address and --port")


def take_folder(folder):
    """The folder, for this gateway alone as long as what is answered is kept."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
        held = open(folder / "held", "a")
    except OSError as error:
        give_up(f"cannot write to {folder}: {error.strerror}; name another with --folder")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        give_up(f"another gateway runs on {folder}: end it, or name another with --folder")
    return held


def check_readable(files):
    for file in files:
        try:
            file.open("rb").close()
        except OSError as error:
            give_up(f"cannot read {file}: {error.strerror}; see --commands")
