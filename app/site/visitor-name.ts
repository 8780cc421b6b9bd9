const VISITOR_KEY = 'visitor';

/** A random id of this browser; only to be used with the shopper's consent. */
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
    // Without storage there is no id to remove.
  }
}
