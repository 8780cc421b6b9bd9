const LONGEST_EMAIL = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Something that can be written to: strict enough to catch slips, never refusing a real address for its looks. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  if (at < 1 || email.length > LONGEST_EMAIL || at > LONGEST_LOCAL) return false;
  const local = email.slice(0, at);
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return LOCAL.test(local) && DOMAIN.test(email.slice(at + 1));
}
