/** Who the identity provider says signs in. The address is one that it has verified. */
export interface ExternalIdentity {
  issuer: string;
  /** Never changes, unlike the address. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What is stored in the browser while the person is at the identity provider. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** Single sign-on for staff. */
export interface SingleSignOn {
  /** Where the browser goes to sign in. */
  start(callback: string, attempt: SignInAttempt): Promise<string>;
  /** Exchanges the code that came back; throws when anything about the response is not as it must be. */
  finish(callback: string, attempt: SignInAttempt, code: string): Promise<ExternalIdentity>;
}

/** The identity provider said something that must not be believed. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}
