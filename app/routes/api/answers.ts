import { parseStorableJson } from '#commerce/text/storable-text.ts';

/** An error as every JSON endpoint gives it: a sentence, and a code that a page can translate. */
export function jsonError(status: number, error: string, more: Record<string, unknown> = {}): Response {
  return Response.json({ error, ...more }, { status });
}

/** The JSON object a request carries; null when it carries anything else. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown> | null> {
  try {
    const sent = parseStorableJson(await request.text());
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? (sent as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A browser that navigates wants a page; a script wants data. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** A supplier that did not answer has been logged already; the page hears it as "not now". */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (isPassing(error)) return jsonError(503, 'This cannot be read just now.');
    throw error;
  }
}

/** A supplier that failed or took too long: asking again later may help. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ['SupplierFailed', 'TimeoutError'].includes(error.name) ||
    ('isPassing' in error && error.isPassing === true)
  );
}

export function notAllowed(allow: string): Response {
  return Response.json({ error: `Please use ${allow}.` }, { status: 405, headers: { allow } });
}
