import { createHash, createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { MockService } from '../mock-service.ts';

export const S3_DEMO = {
  bucket: 'selvedge-media',
  region: 'eu-west-2',
  accessKeyId: 'demo-access-key',
  secretAccessKey: 'demo-secret-key',
};

interface StoredObject {
  body: Buffer;
  type: string;
}

/** Objects of one bucket by path, as Amazon S3 serves them. Requests with a wrong or old signature are refused. */
export function createMockS3(): MockService {
  const app = new Hono();
  const objects = new Map<string, StoredObject>();
  const refuse = (c: Context, status: 403 | 404, code: string) =>
    c.body(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`, status, {
      'content-type': 'application/xml',
    });

  app.all('/:bucket/*', async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const reason = whyRefused(c, body);
    if (reason) return refuse(c, 403, reason);
    if (c.req.param('bucket') !== S3_DEMO.bucket) return refuse(c, 404, 'NoSuchBucket');
    const key = decodeURIComponent(new URL(c.req.url).pathname.split(`/${S3_DEMO.bucket}/`)[1] ?? '');
    if (c.req.method === 'PUT') {
      objects.set(key, { body, type: c.req.header('content-type') ?? 'binary/octet-stream' });
      return c.body(null, 200);
    }
    if (c.req.method === 'DELETE') {
      objects.delete(key);
      return c.body(null, 204);
    }
    const found = objects.get(key);
    if (!found) return refuse(c, 404, 'NoSuchKey');
    return c.body(new Uint8Array(found.body), 200, { 'content-type': found.type });
  });

  return { system: 's3', app, errorBody: (status) => ({ Error: { Code: 'MockError', status } }) };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The code of the error for a request that is not signed as it should be; null for a good one. */
function whyRefused(c: Context, body: Buffer): string | null {
  const url = new URL(c.req.url);
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
  const header = c.req.header('authorization');
  const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(header ?? '')?.[1] ?? '';
  const given = header
    ? {
        credential: field('Credential'),
        signed: field('SignedHeaders'),
        signature: field('Signature'),
        stamp: c.req.header('x-amz-date') ?? '',
        bodyHash: c.req.header('x-amz-content-sha256') ?? '',
        seconds: 900,
      }
    : {
        credential: url.searchParams.get('X-Amz-Credential') ?? '',
        signed: url.searchParams.get('X-Amz-SignedHeaders') ?? '',
        signature: url.searchParams.get('X-Amz-Signature') ?? '',
        stamp: url.searchParams.get('X-Amz-Date') ?? '',
        bodyHash: 'UNSIGNED-PAYLOAD',
        seconds: Number(url.searchParams.get('X-Amz-Expires')),
      };
  const [accessKeyId, day = '', region = '', ...rest] = given.credential.split('/');
  if (accessKeyId !== S3_DEMO.accessKeyId) return 'InvalidAccessKeyId';
  if (header && given.bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signedAt = Date.parse(
    given.stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() - signedAt) <= given.seconds * 1_000)) return 'RequestTimeTooSkewed';
  const canonicalQuery = query
    .map(([name, value]) => [name, value].map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = given.signed.split(';').map((name) => `${name}:${c.req.header(name) ?? ''}\n`);
  const canonical = `${c.req.method}\n${url.pathname}\n${canonicalQuery}\n${lines.join('')}\n${given.signed}\n${given.bodyHash}`;
  const text = `AWS4-HMAC-SHA256\n${given.stamp}\n${[day, region, ...rest].join('/')}\n${sha256(canonical)}`;
  const key = sign(sign(sign(sign(`AWS4${S3_DEMO.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return sign(key, text).toString('hex') === given.signature ? null : 'SignatureDoesNotMatch';
}
