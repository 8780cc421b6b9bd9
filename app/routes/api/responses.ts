import type { ApiError, ErrorResponse, JsonResponse } from '#app/site/api-call.ts';
import { parseStorableJson } from '#commerce/text/storable-text.ts';

/** `Response.json` whose body stays visible to the types of the caller (`callApi` in `app/site/api-call.ts`). */
export function jsonResponse<T>(value: T, init?: ResponseInit): JsonResponse<T> {
  return Response.json(value, init) as JsonResponse<T>;
}

export function errorResponse(
  body: ApiError & Record<string, unknown>,
  init: ResponseInit & { status: number },
): ErrorResponse {
  return Response.json(body, init) as ErrorResponse;
}

/** An error as JSON endpoints send it: a sentence, and what a page needs to explain it. */
export function jsonError(
  status: number,
  error: string,
  details: Omit<ApiError, 'error'> & Record<string, unknown> = {},
): ErrorResponse {
  return errorResponse({ error, ...details }, { status });
}

export function notAllowed(allow: string): ErrorResponse {
  return errorResponse({ error: `Please use ${allow}.` }, { status: 405, headers: { allow } });
}

/** The JSON object in a request's body; null when the body is anything else. */
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

/** True for a form that the browser itself sends: it expects a page, a script expects data. */
export function wantsPage(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

/** Answers 503 when a provider failed or timed out; the gateway has logged the failure already. */
export async function orUnavailable<R extends Response>(
  respond: () => Promise<R>,
): Promise<R | ErrorResponse> {
  try {
    return await respond();
  } catch (error) {
    if (isTransient(error)) return jsonError(503, 'This cannot be read just now.');
    throw error;
  }
}

/** A provider failed or took too long: the same call may succeed later. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ['ProviderCallFailed', 'TimeoutError'].includes(error.name) ||
    ('isTransient' in error && error.isTransient === true)
  );
}
