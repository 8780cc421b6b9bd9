import { ANY_COUNTRY, COUNTRY_RULES } from './country-rules.ts';

export function compactPostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/[\s\u2010-\u2015.-]/g, '');
}

/** Strips country prefixes that are not part of the postcode: "SE-114 55", "L-1009". */
function withoutPrefix(compact: string, country: string): string {
  const bare = compact.replace(new RegExp(`^(?:${country}|${country.charAt(0)})(?=\\d)`), '');
  return COUNTRY_RULES[country]?.postcode?.pattern.test(bare) ? bare : compact;
}

/** The postcode in the country's format, or null when it is not valid. Spaces and case are ignored. */
export function readPostcode(postcode: string, country: string): string | null {
  const compact = compactPostcode(postcode);
  const rule = COUNTRY_RULES[country];
  if (!rule) return ANY_COUNTRY.postcode.test(compact) ? postcode.trim().toUpperCase() : null;
  if (!rule.postcode) return compact;
  const plain = rule.postcode.pattern.test(compact) ? compact : withoutPrefix(compact, country);
  return rule.postcode.pattern.test(plain) ? rule.postcode.write(plain) : null;
}

export function needsPostcode(country: string): boolean {
  return COUNTRY_RULES[country]?.postcode !== null;
}

/** A wallet hides the end of British and Canadian postcodes until the shopper authorises. */
const PARTIAL_POSTCODES: Readonly<Record<string, RegExp>> = {
  GB: /^[A-PR-UWYZ](?:\d|[A-HK-Y]\d|\d\d|[A-HK-Y]\d\d|[A-HK-Y]\d[A-Z]|\d[A-HJKPS-UW])$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/,
};

export type PostcodeReading =
  | { kind: 'full'; postcode: string }
  | { kind: 'partial'; postcode: string }
  | { kind: 'invalid' };

/** `partial` when a wallet has cut the postcode to its first characters. */
export function readWalletPostcode(postcode: string, country: string): PostcodeReading {
  const full = readPostcode(postcode, country);
  if (full !== null) return { kind: 'full', postcode: full };
  const compact = compactPostcode(postcode);
  return PARTIAL_POSTCODES[country]?.test(compact)
    ? { kind: 'partial', postcode: compact }
    : { kind: 'invalid' };
}
