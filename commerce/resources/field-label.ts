/** `autoApplyBrandFilterOnDBZ` → `Auto apply brand filter on DBZ`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Categories` → `category`, `Size guides of brands` → `size guide of brands`. */
export function singularOf(label: string): string {
  return label
    .replace(/ies(?=$| of )/, 'y')
    .replace(/s(?=$| of )/, '')
    .toLowerCase();
}
