export interface TextLimit {
  limit: number;
  /** A text that is at most this much longer is not truncated. */
  tolerance?: number;
}

export const SEO_TEXT: TextLimit = { limit: 250 };
export const BANNER_PARAGRAPH: TextLimit = { limit: 200 };
export const REVIEW_TEXT: TextLimit = { limit: 250, tolerance: 50 };
export const REVIEW_TEXT_IN_MODAL: TextLimit = { limit: 2000 };
export const REVIEW_RESPONSE_IN_MODAL: TextLimit = { limit: 1000 };

export interface Truncated {
  /** The part that is always shown. */
  visible: string;
  /** The rest, shown by "read more". */
  rest: string;
  isTruncated: boolean;
}

/** Cuts after the last whole word within the limit; a word longer than the limit is split. */
export function truncateText(text: string, { limit, tolerance = 0 }: TextLimit): Truncated {
  if (text.length <= limit + tolerance) return { visible: text, rest: '', isTruncated: false };
  const end = cutPoint(text, limit);
  return { visible: text.slice(0, end), rest: text.slice(end), isTruncated: true };
}

function cutPoint(text: string, limit: number): number {
  if (/\s/.test(text.charAt(limit))) return limit;
  const head = text.slice(0, limit);
  const lastSpace = head.search(/\s+\S*$/);
  if (lastSpace > 0) return lastSpace;
  const isInsideCharacter = /[\uD800-\uDBFF]$/.test(head);
  return isInsideCharacter ? limit - 1 : limit;
}
