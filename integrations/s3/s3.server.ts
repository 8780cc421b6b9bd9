import { checkMediaKey, type MediaStorage } from '#commerce/media/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, originOf, requireVariables } from '#integrations/gateway/integration.ts';
import { type Credentials, presignUrl, signHeaders } from './signature.server.ts';

/** Originals and drawn pictures in a bucket of any service that speaks the protocol of Amazon S3. */
export const s3 = {
  id: 's3',
  name: 'S3',
  env: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  optionalEnv: ['S3_REGION', 'S3_UPLOAD_ENDPOINT'],
  hosts: [],
  contractTests: 'commerce/media/contract-suite.ts',
  pageHosts: ({ S3_ENDPOINT, S3_UPLOAD_ENDPOINT }: Environment) => ({
    uploads: originOf(S3_UPLOAD_ENDPOINT ?? S3_ENDPOINT),
  }),
  create(gateway: Gateway, environment: Environment): MediaStorage {
    const variables = requireVariables(s3, environment);
    return createS3Storage(gateway, {
      endpoint: variables.S3_ENDPOINT,
      uploadEndpoint: variables.S3_UPLOAD_ENDPOINT ?? variables.S3_ENDPOINT,
      bucket: variables.S3_BUCKET,
      region: variables.S3_REGION,
      accessKeyId: variables.S3_ACCESS_KEY_ID,
      secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
    });
  },
} satisfies Integration;

export interface S3Configuration extends Credentials {
  /** Without the bucket, which becomes the first part of the path: every service supports that. */
  endpoint: string;
  /** The address of the same service for browsers. */
  uploadEndpoint?: string;
  bucket: string;
}

const TIMEOUT_MS = 10_000;
const UPLOAD_SECONDS = 600;

export function createS3Storage(
  gateway: Gateway,
  { endpoint, uploadEndpoint = endpoint, bucket, ...credentials }: S3Configuration,
  now: () => Date = () => new Date(),
): MediaStorage {
  const service = gateway.service({
    name: 'S3',
    timeoutMs: TIMEOUT_MS,
    secrets: [credentials.secretAccessKey, credentials.accessKeyId],
  });
  const addressOf = (key: string, base = endpoint) =>
    new URL(`${base.replace(/\/+$/, '')}/${bucket}/${checkMediaKey(key)}`);

  async function call(method: string, key: string, body?: Uint8Array, type?: string) {
    const url = addressOf(key);
    const headers = signHeaders(
      { method, url, body, headers: type ? { 'content-type': type } : {} },
      credentials,
      now(),
    );
    return service.call({ url, method, headers, body, isIdempotent: true, isBinary: true, accepts: [404] });
  }

  return {
    async read(key) {
      const { status, bytes } = await call('GET', key);
      return status === 404 ? null : bytes;
    },
    async write(key, body, type) {
      const { status } = await call('PUT', key, body, type);
      if (status === 404) throw new Error(`S3: the bucket ${bucket} does not exist`);
    },
    async remove(key) {
      await call('DELETE', key);
    },
    createUpload(key, bytes) {
      const url = addressOf(key, uploadEndpoint);
      // The size is signed, so that nobody sends more than was agreed.
      const headers = { 'content-length': String(bytes) };
      return {
        method: 'PUT',
        url: presignUrl({ method: 'PUT', url, headers, seconds: UPLOAD_SECONDS }, credentials, now()),
      };
    },
  };
}
