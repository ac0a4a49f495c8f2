"""What somebody may know who has not signed in."""

# Specs/Reading.md, "Community view" and "Receipts"; labels; what a quiz asks.
OPEN_QUERIES = {"community", "catalogs", "words", "flows", "receipt"}
POSITIONS = {"position", "decidedAt"}  # Specs/JSON.md


def seen(person, answer):
    """Without a name: no position, at any depth, since it counts everything that ever happened."""
    if person is not None:
        return answer
    if isinstance(answer, list):
        return [seen(person, element) for element in answer]
    if isinstance(answer, dict):
        return {name: seen(person, inner) for name, inner in answer.items() if name not in POSITIONS}
    return answer
