import { COUNTRY_RULES } from './country-rules.ts';

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** The number in international form (+447700900123), or null. Spaces, dashes, dots and brackets are ignored. */
export function readPhone(phone: string, country: string): string | null {
  const written = phone.trim();
  if (!/^[+(\d][\d\s().\-\u2010-\u2015/]*$/.test(written)) return null;
  const rule = COUNTRY_RULES[country]?.phone;
  // "+44 (0)20": the bracketed trunk digit is not dialled from abroad.
  const digits = written
    .replace(/\(0\)/, written.startsWith('+') || written.startsWith('00') ? '' : '0')
    .replace(/\D/g, '');
  const international = written.startsWith('+') ? digits : written.startsWith('00') ? digits.slice(2) : null;
  if (international !== null) {
    if (rule && international.startsWith(rule.callingCode)) {
      return nationalNumber(international.slice(rule.callingCode.length), rule);
    }
    return international.length >= MIN_DIGITS && international.length <= MAX_DIGITS
      ? `+${international}`
      : null;
  }
  if (!rule) return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS ? digits : null;
  return nationalNumber(digits, rule);
}

function nationalNumber(
  digits: string,
  rule: { callingCode: string; trunk: string; digits: readonly [number, number] },
): string | null {
  const bare = rule.trunk !== '' && digits.startsWith(rule.trunk) ? digits.slice(rule.trunk.length) : digits;
  const trimmed =
    rule.callingCode === '1' && bare.length === 11 && bare.startsWith('1') ? bare.slice(1) : bare;
  const [min, max] = rule.digits;
  return trimmed.length >= min && trimmed.length <= max ? `+${rule.callingCode}${trimmed}` : null;
}
