import { isCommonPassword } from './common-password.ts';
import { isEmail } from './email.ts';

export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;
const MAX_NAME_LENGTH = 50;

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type SignUpField = keyof SignUpForm;
export type SignUpErrors = Partial<Record<SignUpField, `errors.${string}`>>;

/** The error of each invalid field as a message key. */
export function checkSignUp(form: SignUpForm): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const name = form[field].trim();
    if (name === '' || name.length > MAX_NAME_LENGTH) errors[field] = `errors.${field}`;
  }
  if (!isEmail(form.email)) errors.email = 'errors.email';
  const passwordError = checkNewPassword(form.password, form.email);
  if (passwordError) errors.password = passwordError;
  return errors;
}

/** Checks length, and that the password is neither the email address nor one of those that attackers try first. */
export function checkNewPassword(password: string, email: string): `errors.${string}` | null {
  if (password.length < MIN_PASSWORD_LENGTH) return 'errors.passwordShort';
  if (password.length > MAX_PASSWORD_LENGTH) return 'errors.passwordLong';
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'errors.passwordIsEmail';
  if (new Set(password).size < 3) return 'errors.passwordWeak';
  if (isCommonPassword(password, [email.split('@')[0] ?? ''])) return 'errors.passwordCommon';
  return null;
}

export function normaliseEmail(email: string): string {
  return email.trim();
}

/** The path to go to after sign-in: a path of this site, never another host. */
export function safeReturnPath(path: string | null | undefined, fallback = '/account'): string {
  if (!path?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path)) return fallback;
  return path;
}
