const HIDDEN = '***';
export const MAX_BODY_BYTES = 2048;

/** Names of parameters that carry a key, whoever the vendor is. */
const SECRET_PARAMETERS =
  /([?&](?:auth_key|api_key|apikey|passkey|signature|access_token|token|x-algolia-api-key)=)[^&#\s]*/gi;
const LOGIN = /(\/\/)[^/@\s]+@/g;

/** The text without any of the secrets, however they were written into it. */
export function stripSecrets(text: string, secrets: readonly string[]): string {
  const written = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())])
    .sort((a, b) => b.length - a.length);
  const plain = written.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  return plain.replace(SECRET_PARAMETERS, `$1${HIDDEN}`).replace(LOGIN, `$1${HIDDEN}@`);
}

/** As much of an answer as belongs into a log. */
export function cutBody(body: string): string {
  const bytes = Buffer.from(body);
  if (bytes.length <= MAX_BODY_BYTES) return body;
  let end = MAX_BODY_BYTES;
  // A letter of several bytes is taken whole or not at all.
  while (end > 0 && (bytes[end]! & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.subarray(0, end).toString();
}
