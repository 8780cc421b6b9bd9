const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const LOCAL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Strict enough to catch typos without rejecting unusual but valid addresses. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > MAX_EMAIL_LENGTH || at > MAX_LOCAL_LENGTH) return false;
  const local = email.slice(0, at);
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return LOCAL.test(local) && DOMAIN.test(email.slice(at + 1));
}
