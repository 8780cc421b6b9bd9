import { isEmail } from './email.ts';

export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;
const LONGEST_NAME = 50;

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type SignUpField = keyof SignUpForm;
export type SignUpErrors = Partial<Record<SignUpField, `errors.${string}`>>;

/** What is wrong with each field, as a message key; an empty object when nothing is. */
export function checkSignUp(form: SignUpForm): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const name = form[field].trim();
    if (name === '' || name.length > LONGEST_NAME) errors[field] = `errors.${field}`;
  }
  if (!isEmail(form.email)) errors.email = 'errors.email';
  const passwordError = checkNewPassword(form.password, form.email);
  if (passwordError) errors.password = passwordError;
  return errors;
}

/** Length is what makes a password strong; the address itself is the first that anybody tries. */
export function checkNewPassword(password: string, email: string): `errors.${string}` | null {
  if (password.length < SHORTEST_PASSWORD) return 'errors.passwordShort';
  if (password.length > LONGEST_PASSWORD) return 'errors.passwordLong';
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'errors.passwordIsEmail';
  if (new Set(password).size < 3) return 'errors.passwordWeak';
  return null;
}

export function tidyEmail(email: string): string {
  return email.trim();
}

/** Where to go after signing in: a path of this shop, never another site. */
export function safeReturnPath(path: string | null | undefined, fallback = '/account'): string {
  if (!path?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path)) return fallback;
  return path;
}
