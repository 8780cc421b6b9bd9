import type { ProductLine } from './import/product-line.ts';

/** Every price that many per cent below the full one, which becomes the was-price; 0 ends the reduction. */
export function repriceLine<Line extends Pick<ProductLine, 'variants'>>(line: Line, percent: number): Line {
  return {
    ...line,
    variants: line.variants.map(({ wasPrice, ...variant }) => {
      const full = wasPrice ?? variant.price;
      if (percent === 0) return { ...variant, price: full };
      return { ...variant, price: reduce(full, percent), wasPrice: full };
    }),
  };
}

/** Rounded down to the minor unit, so that what is said is never less than what is given. */
function reduce(amount: string, percent: number): string {
  const [whole = '0', part = ''] = amount.split('.');
  const reduced = String(Math.floor((Number(whole + part) * (100 - percent)) / 100));
  if (part === '') return reduced;
  const padded = reduced.padStart(part.length + 1, '0');
  return `${padded.slice(0, -part.length)}.${padded.slice(-part.length)}`;
}
