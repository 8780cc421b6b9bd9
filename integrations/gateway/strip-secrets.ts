const HIDDEN = '***';
export const MAX_BODY_BYTES = 2048;

/** Query parameters that carry a key, of any vendor. */
const SECRET_PARAMETERS =
  /([?&](?:auth_key|api_key|apikey|passkey|signature|access_token|token|x-algolia-api-key)=)[^&#\s]*/gi;
/** Tokens that an identity provider writes in its response. */
const SECRET_FIELDS = /("(?:access|refresh|id)_token"\s*:\s*")[^"]*/g;
const LOGIN = /(\/\/)[^/@\s]+@/g;

/** The text without the secrets, plain or URL-encoded. */
export function stripSecrets(text: string, secrets: readonly string[]): string {
  const written = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())])
    .sort((a, b) => b.length - a.length);
  const plain = written.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  return plain
    .replace(SECRET_PARAMETERS, `$1${HIDDEN}`)
    .replace(SECRET_FIELDS, `$1${HIDDEN}`)
    .replace(LOGIN, `$1${HIDDEN}@`);
}

/** The body, cut to the length that a log line may have. */
export function cutBody(body: string): string {
  const bytes = Buffer.from(body);
  if (bytes.length <= MAX_BODY_BYTES) return body;
  let end = MAX_BODY_BYTES;
  // Never cut inside a character of several bytes.
  while (end > 0 && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.subarray(0, end).toString();
}
