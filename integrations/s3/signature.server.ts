import { createHash, createHmac } from 'node:crypto';

/** AWS Signature Version 4 for S3, as every S3-compatible service checks it. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  url: URL;
  /** With lower-case names; all are signed. */
  headers: Record<string, string>;
  /** Of the body, as hexadecimal digits. */
  bodyHash: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';

export const sha256 = (body: string | Uint8Array) => createHash('sha256').update(body).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Percent-encodes everything but unreserved characters, which is stricter than `encodeURIComponent`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

function signatureOf(request: SignedRequest, { secretAccessKey, region }: Credentials, stamp: string) {
  const names = Object.keys(request.headers).toSorted();
  const query = [...request.url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    request.method,
    request.url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map((name) => `${name}:${request.headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.bodyHash,
  ].join('\n');
  const day = stamp.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  return {
    scope,
    names,
    signature: hmac(key, [ALGORITHM, stamp, scope, sha256(canonical)].join('\n')).toString('hex'),
  };
}

/** The headers of a request, with its signature. */
export function signHeaders(
  request: { method: string; url: URL; headers?: Record<string, string>; body?: Uint8Array },
  credentials: Credentials,
  at: Date,
): Record<string, string> {
  const stamp = stampOf(at);
  const bodyHash = sha256(request.body ?? '');
  const headers = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': stamp,
  };
  const { scope, names, signature } = signatureOf({ ...request, headers, bodyHash }, credentials, stamp);
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${credentials.accessKeyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

/** An address that allows one request for some seconds, to whoever has it. */
export function presignUrl(
  request: { method: string; url: URL; headers?: Record<string, string>; seconds: number },
  credentials: Credentials,
  at: Date,
): string {
  const stamp = stampOf(at);
  const url = new URL(request.url);
  const headers: Record<string, string> = { ...request.headers, host: url.host };
  url.searchParams.set('X-Amz-Algorithm', ALGORITHM);
  url.searchParams.set(
    'X-Amz-Credential',
    `${credentials.accessKeyId}/${stamp.slice(0, 8)}/${credentials.region}/s3/aws4_request`,
  );
  url.searchParams.set('X-Amz-Date', stamp);
  url.searchParams.set('X-Amz-Expires', String(request.seconds));
  url.searchParams.set('X-Amz-SignedHeaders', Object.keys(headers).toSorted().join(';'));
  const { signature } = signatureOf(
    { method: request.method, url, headers, bodyHash: UNSIGNED },
    credentials,
    stamp,
  );
  url.searchParams.set('X-Amz-Signature', signature);
  return url.href;
}
