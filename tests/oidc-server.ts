import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Granted {
  challenge: string;
  redirectUri: string;
  nonce: string;
}

/** What the provider says; a test may make it lie. */
export interface OidcAnswer {
  /** Replace claims of the ID token. */
  claims?: Record<string, unknown>;
  /** Replace its header. */
  header?: Record<string, unknown>;
  /** Sign with a key that is not in the key set. */
  isForged?: boolean;
}

export const OIDC_CLIENT = { clientId: 'shop', clientSecret: 'a secret: with signs' };

/** A small OpenID provider: discovery, authorisation code with PKCE, ID tokens signed with RS256, key set. */
export async function startOidcServer() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Granted>();
  const answer: OidcAnswer = {};
  let issuer = '';

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = {
      iss: issuer,
      aud: OIDC_CLIENT.clientId,
      sub: 'user-1',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'grace@shop.example',
      email_verified: true,
      given_name: 'Grace',
      family_name: 'Hopper',
      ...answer.claims,
    };
    const signed = `${encode({ alg: 'RS256', kid: 'one', ...answer.header })}.${encode(body)}`;
    const { privateKey } = answer.isForged ? otherKeys : keys;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  function exchange(body: URLSearchParams, authorization: string): object | null {
    const granted = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const credentials = [OIDC_CLIENT.clientId, OIDC_CLIENT.clientSecret].map(encodeURIComponent).join(':');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      granted?.challenge === challenge &&
      granted.redirectUri === body.get('redirect_uri') &&
      authorization === `Basic ${Buffer.from(credentials).toString('base64')}`;
    return isRight ? { id_token: idToken(granted.nonce), access_token: 'x', token_type: 'Bearer' } : null;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const reply = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (url.pathname === '/.well-known/openid-configuration')
      return reply(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (url.pathname === '/keys')
      return reply(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] });
    if (url.pathname === '/token') {
      const tokens = exchange(new URLSearchParams(await text(request)), request.headers.authorization ?? '');
      return tokens ? reply(200, tokens) : reply(400, { error: 'invalid_grant' });
    }
    return reply(404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    answer,
    /** The person signs in; the address that the browser is sent back to. */
    approve(location: string): string {
      const params = new URL(location).searchParams;
      const redirectUri = params.get('redirect_uri') ?? '';
      const code = randomUUID();
      codes.set(code, {
        challenge: params.get('code_challenge') ?? '',
        redirectUri,
        nonce: params.get('nonce') ?? '',
      });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', params.get('state') ?? '');
      return back.pathname + back.search;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
