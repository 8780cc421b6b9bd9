const VISITOR_KEY = 'visitor';

/** A random name for this browser; to be asked for only when the shopper allowed it. */
export function visitorName(): string {
  try {
    const known = localStorage.getItem(VISITOR_KEY);
    if (known) return known;
    const name = crypto.randomUUID();
    localStorage.setItem(VISITOR_KEY, name);
    return name;
  } catch {
    return crypto.randomUUID();
  }
}

export function forgetVisitor(): void {
  try {
    localStorage.removeItem(VISITOR_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
