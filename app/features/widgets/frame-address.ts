/** The address of a frame with what it needs to know. */
export function frameAddress(base: string, told: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(told)) if (value !== null) query.set(name, value);
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
