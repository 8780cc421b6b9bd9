/** Everything at once, or a sentence that says why not. */
export async function addBundle(
  items: readonly { sku: string; quantity: number }[],
  bundleId: string,
): Promise<{ basketCount: number } | { error: string }> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items: items.map((item) => ({ ...item, bundleId })) }));
  try {
    const response = await fetch('/_api/basket/addToCart', { method: 'POST', body: form });
    const answer = (await response.json()) as { basketCount?: number; error?: string };
    return response.ok ? { basketCount: answer.basketCount ?? 0 } : { error: answer.error ?? '' };
  } catch {
    return { error: '' };
  }
}
