/**
 * The request as a `Request` of Node. The HTTP adapter's own object lacks some methods (`bytes`), and Node's constructor does
 * not accept it.
 */
export function nativeRequest(
  request: Request,
  { url = request.url, body }: { url?: string | URL; body?: Uint8Array<ArrayBuffer> | null } = {},
): Request {
  const { method, headers, signal } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const sent = body === undefined ? request.body : body;
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body: sent, duplex: 'half' };
  return new Request(url, init);
}
