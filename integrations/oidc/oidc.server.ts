import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { SignInRefused, type SingleSignOn } from '#commerce/staff/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, NotConfigured, requireVariables } from '#integrations/gateway/integration.ts';
import { readIdToken } from './id-token.server.ts';

/** Single sign-on with any provider that speaks OpenID Connect: authorisation code with PKCE. */
export const oidc = {
  id: 'oidc',
  name: 'OpenID Connect',
  env: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  optionalEnv: ['OIDC_ALLOWED_DOMAIN', 'OIDC_DEFAULT_ROLE'],
  hosts: [],
  create(gateway: Gateway, environment: Environment): SingleSignOn {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = requireVariables(oidc, environment);
    // Otherwise everybody whom a public provider knows would become staff.
    if (environment.OIDC_DEFAULT_ROLE && !environment.OIDC_ALLOWED_DOMAIN)
      throw new NotConfigured('OIDC_DEFAULT_ROLE needs OIDC_ALLOWED_DOMAIN: set the domain of your staff.');
    return createOidc(gateway, {
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      allowedDomain: environment.OIDC_ALLOWED_DOMAIN ?? null,
    });
  },
} satisfies Integration;

export interface OidcConfiguration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  allowedDomain: string | null;
  now?: () => Date;
}

const TIMEOUT_MS = 8000;
const address = v.pipe(v.string(), v.url());
const discovered = v.looseObject({
  issuer: v.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
});
const tokens = v.looseObject({ id_token: v.string() });
const keySet = v.looseObject({ keys: v.array(v.looseObject({ kty: v.string() })) });
const person = v.looseObject({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.pipe(v.string(), v.email()),
  // Some providers send the word.
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  given_name: v.optional(v.string(), ''),
  family_name: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
});

export function createOidc(gateway: Gateway, configuration: OidcConfiguration): SingleSignOn {
  const { issuer, clientId, clientSecret, allowedDomain, now = () => new Date() } = configuration;
  const service = gateway.service({ name: 'OpenID Connect', timeoutMs: TIMEOUT_MS, secrets: [clientSecret] });

  async function discover() {
    const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
    const found = await service.callJson({ url }, discovered);
    if (found.issuer !== issuer) throw new SignInRefused(`the provider calls itself ${found.issuer}`);
    return found;
  }

  return {
    async start(callback, { state, nonce, verifier }) {
      const { authorization_endpoint } = await discover();
      const url = new URL(authorization_endpoint);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async finish(callback, { nonce, verifier }, code) {
      const { token_endpoint, jwks_uri } = await discover();
      const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
      const { id_token } = await service.callJson(
        {
          url: token_endpoint,
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
          },
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code,
            redirect_uri: callback,
            code_verifier: verifier,
          }).toString(),
        },
        tokens,
      );
      const { keys } = await service.callJson({ url: jwks_uri }, keySet);
      const claims = readIdToken(id_token, { keys, issuer, clientId, nonce, now: now() });
      const parsed = v.safeParse(person, claims);
      if (!parsed.success) throw new SignInRefused('the provider does not name an email address');
      const { sub, email, email_verified, given_name, family_name, name } = parsed.output;
      if (String(email_verified) !== 'true')
        throw new SignInRefused('the provider has not verified the address');
      const domain = email.split('@').at(-1)?.toLowerCase();
      if (allowedDomain && domain !== allowedDomain) throw new SignInRefused(`${domain} is not allowed`);
      const [first = '', ...rest] = name.split(' ');
      return {
        issuer,
        subject: sub,
        email,
        firstName: given_name || first,
        lastName: family_name || rest.join(' '),
      };
    },
  };
}
