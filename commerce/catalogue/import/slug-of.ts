/** Words as a part of an address. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function productSlug(name: string, key: string): string {
  return [slugOf(name), key.toLowerCase()].filter(Boolean).join('-');
}
