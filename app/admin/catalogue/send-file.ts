/** Sends a file as it is: the browser reads it as it goes, the shop writes it as it comes. */
export async function sendFile<T extends object = object>(
  address: string,
  about: Record<string, string>,
  file: File,
): Promise<T | { error: string }> {
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(about)}`, { method: 'POST', body: file });
    const said = (await answer.json()) as T | { error: string };
    return answer.ok ? said : { error: (said as { error?: string }).error ?? 'The file did not arrive.' };
  } catch {
    return { error: 'The file did not arrive. Please try again.' };
  }
}
