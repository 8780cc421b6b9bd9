/** The name of a size's text, and its numbers. */
export interface SizeMessage {
  key: string;
  values: Record<string, string>;
}

/** "3-4 Years" has the text `n-n-years` with 3 and 4; a size without such a text is shown as it is. */
export function sizeMessage(size: string): SizeMessage {
  const [first = '', second = ''] = size.match(/\d+(?:\.\d+)?/g) ?? [];
  const key = size
    .toLowerCase()
    .replace(/\d+(?:\.\d+)?/g, 'n')
    .replace(/[^a-z]+/g, '-');
  return { key, values: { first, second } };
}
