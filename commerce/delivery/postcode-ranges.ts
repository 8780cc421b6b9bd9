/** A part of a country's postcodes: those that begin with the same letters, from one number to another. */
interface PostcodeRange {
  area: string;
  low: number;
  high: number;
}

/** Postcodes of digits are compared by their first digits, so they are filled up to this length. */
const DIGITS = 10;

const RANGE = /^([A-Z]{0,3})(\d{0,10})(?:-([A-Z]{0,3})(\d{1,10}))?$/;

/** The range that staff wrote: `EH`, `EH1`, `EH1-EH17`, `75` or `20000-20999`. Null when it is none. */
function parseRange(written: string): PostcodeRange | null {
  const match = RANGE.exec(compact(written).replaceAll('–', '-'));
  if (!match) return null;
  const [, area = '', from = '', endArea, to] = match;
  if (area === '' && from === '') return null;
  if (from === '') return to === undefined ? { area, low: 0, high: Number.POSITIVE_INFINITY } : null;
  if (to !== undefined && (endArea || area) !== area) return null;
  const end = to ?? from;
  if (area === '' && end.length !== from.length) return null;
  const range =
    area === ''
      ? { area, low: Number(from.padEnd(DIGITS, '0')), high: Number(end.padEnd(DIGITS, '9')) }
      : { area, low: Number(from), high: Number(end) };
  return range.low <= range.high ? range : null;
}

export const isPostcodeRange = (written: string): boolean => parseRange(written) !== null;

/** Whether a postcode is in one of the ranges. The part after the district does not count: EH1 1YZ is EH1. */
export function isInRanges(ranges: readonly string[], country: string, postcode: string): boolean {
  const place = districtOf(country, postcode);
  if (!place) return false;
  return ranges.some((written) => {
    const range = parseRange(written);
    return range !== null && range.area === place.area && range.low <= place.at && place.at <= range.high;
  });
}

/** The first two ranges that have postcodes in common, one of each list; null when there are none. */
export function findOverlap(
  ranges: readonly string[],
  others: readonly string[],
): { own: string; other: string } | null {
  for (const own of ranges) {
    const range = parseRange(own);
    const other = others.find((written) => {
      const known = parseRange(written);
      return (
        range !== null &&
        known !== null &&
        known.area === range.area &&
        known.low <= range.high &&
        range.low <= known.high
      );
    });
    if (other !== undefined) return { own, other };
  }
  return null;
}

const compact = (text: string): string => text.toUpperCase().replace(/\s+/g, '');

/** British postcodes end with three characters for the street, Irish ones with four for the building. */
const ENDINGS: Readonly<Record<string, RegExp>> = { GB: /\d[A-Z]{2}$/, IE: /(?<=^[A-Z]\d[\dW])[A-Z\d]{4}$/ };

function districtOf(country: string, postcode: string): { area: string; at: number } | null {
  const text = compact(postcode).replaceAll('-', '');
  const ending = ENDINGS[country];
  const district = ending && text.length > 4 ? text.replace(ending, '') : text;
  const match = /^([A-Z]*)(\d*)/.exec(district);
  const [, area = '', digits = ''] = match ?? [];
  if (area === '' && digits === '') return null;
  return { area, at: Number(area === '' ? digits.padEnd(DIGITS, '0').slice(0, DIGITS) : digits) };
}
