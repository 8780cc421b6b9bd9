import { randomUUID } from 'node:crypto';

/** Id, host and protocol of a request; `X-` headers count only when a trusted proxy sent them. */
export interface RequestMetadata {
  requestId: string;
  host: string;
  isSecure: boolean;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

export function readRequestMetadata(
  socketAddress: string,
  header: (name: string) => string | undefined,
  isTrustedProxy: (address: string) => boolean,
): RequestMetadata {
  const isBehindProxy = isTrustedProxy(socketAddress);
  const forwardedId = isBehindProxy ? header('x-request-id') : undefined;
  return {
    requestId: forwardedId && REQUEST_ID.test(forwardedId) ? forwardedId : randomUUID(),
    host: (isBehindProxy && firstOf(header('x-forwarded-host'))) || header('host') || 'localhost',
    isSecure: isBehindProxy && firstOf(header('x-forwarded-proto')) === 'https',
  };
}

/** Proxies in a row append to a list; the first entry is what the visitor asked for. Unknown hosts are refused later. */
function firstOf(list: string | undefined): string | undefined {
  return list?.split(',', 1)[0]?.trim();
}
