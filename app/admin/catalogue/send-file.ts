import type { ErrorResponse, JsonResponse, Serialised } from '#app/site/api-call.ts';

/** The result of an upload, or a sentence that says why it failed. */
export async function readUpload<T>(
  upload: Promise<JsonResponse<T> | ErrorResponse>,
): Promise<Serialised<T> | { error: string }> {
  try {
    const response = await upload;
    if (response.ok) return await response.json();
    return { error: (await response.json()).error ?? 'The file did not arrive.' };
  } catch {
    return { error: 'The file did not arrive. Please try again.' };
  }
}
