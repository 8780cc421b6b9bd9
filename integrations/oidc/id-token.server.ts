import { constants, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { SignInRefused } from '#commerce/staff/provider.ts';

interface Expected {
  keys: readonly (JsonWebKey & { kid?: string; use?: string })[];
  issuer: string;
  clientId: string;
  nonce: string;
  now: Date;
}

/** What each algorithm means to `verify`; `none` and shared keys are not among them. */
const ALGORITHMS: Readonly<Record<string, { kty: string; hash: string; options?: object }>> = {
  RS256: { kty: 'RSA', hash: 'sha256' },
  PS256: {
    kty: 'RSA',
    hash: 'sha256',
    options: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  },
  ES256: { kty: 'EC', hash: 'sha256', options: { dsaEncoding: 'ieee-p1363' } },
};
/** Clocks differ. */
const LEEWAY_SECONDS = 60;

const header = v.looseObject({ alg: v.string(), kid: v.optional(v.string()) });
const claims = v.looseObject({
  iss: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  iat: v.number(),
  nbf: v.optional(v.number()),
  nonce: v.string(),
});

/** The claims of an ID token whose signature, issuer, audience, time and nonce are right; else it is refused. */
export function readIdToken(
  token: string,
  { keys, issuer, clientId, nonce, now }: Expected,
): Record<string, unknown> {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || signature === '') throw new SignInRefused('the ID token is not signed');
  const { alg, kid } = parse(header, head);
  const algorithm = ALGORITHMS[alg];
  if (!algorithm) throw new SignInRefused(`the ID token is signed with ${alg}`);
  const usable = keys.filter(
    (key) => key.kty === algorithm.kty && key.use !== 'enc' && (kid === undefined || key.kid === kid),
  );
  const isSigned = usable.some((key) => {
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const signed = Buffer.from(`${head}.${body}`);
    return verify(
      algorithm.hash,
      signed,
      { key: publicKey, ...algorithm.options },
      Buffer.from(signature, 'base64url'),
    );
  });
  if (!isSigned) throw new SignInRefused('the signature of the ID token is wrong');
  const said = parse(claims, body);
  const audience = [said.aud].flat();
  const seconds = now.getTime() / 1000;
  const problems: [boolean, string][] = [
    [said.iss !== issuer, 'it is from another issuer'],
    [!audience.includes(clientId), 'it is for another client'],
    [audience.length > 1 && said.azp !== clientId, 'it is for several clients'],
    [said.azp !== undefined && said.azp !== clientId, 'it is for another party'],
    [said.exp + LEEWAY_SECONDS < seconds, 'it has expired'],
    [said.iat - LEEWAY_SECONDS > seconds, 'it is from the future'],
    [(said.nbf ?? 0) - LEEWAY_SECONDS > seconds, 'it is not valid yet'],
    [said.nonce !== nonce, 'it belongs to another sign-in'],
  ];
  const problem = problems.find(([isPresent]) => isPresent);
  if (problem) throw new SignInRefused(`the ID token is refused: ${problem[1]}`);
  return said;
}

function parse<T extends v.GenericSchema>(schema: T, part: string): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  } catch {
    throw new SignInRefused('the ID token cannot be read');
  }
}
