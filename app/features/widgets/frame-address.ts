/** The address of a frame with its parameters; null values are left out. */
export function frameAddress(base: string, params: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== null) query.set(name, value);
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
