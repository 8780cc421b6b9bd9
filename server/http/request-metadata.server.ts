import { randomUUID } from 'node:crypto';

/** What a request says of itself, as far as one of our own proxies vouches for it. */
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
  const given = isBehindProxy ? header('x-request-id') : undefined;
  return {
    requestId: given && REQUEST_ID.test(given) ? given : randomUUID(),
    host: (isBehindProxy && header('x-forwarded-host')) || header('host') || 'localhost',
    isSecure: isBehindProxy && header('x-forwarded-proto') === 'https',
  };
}
