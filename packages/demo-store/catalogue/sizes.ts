/** Size runs, in the order of the size selector. */
export const sizeRuns = {
  dress: ['6', '8', '10', '12', '14', '16', '18', '20', '22', '24'],
  'dress-main': ['6', '8', '10', '12', '14', '16', '18'],
  'dress-petite': ['4', '6', '8', '10', '12', '14', '16'],
  'dress-plus': ['16', '18', '20', '22', '24', '26', '28'],
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  'letters-mens': ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  jeans: pairs(['8', '10', '12', '14', '16', '18'], ['Short', 'Regular', 'Long'], ' '),
  waist: pairs(['28W', '30W', '32W', '34W', '36W', '38W', '40W'], ['30L', '32L', '34L'], ' '),
  chest: pairs(['36', '38', '40', '42', '44', '46', '48'], ['S', 'R', 'L'], ''),
  collar: ['14.5', '15', '15.5', '16', '16.5', '17', '17.5', '18'],
  'shoes-womens': ['3', '3.5', '4', '4.5', '5', '5.5', '6', '6.5', '7', '8'],
  'shoes-mens': ['6', '7', '8', '8.5', '9', '9.5', '10', '11', '12'],
  'shoes-kids': ['Infant 6', 'Infant 8', 'Infant 10', 'Junior 11', 'Junior 12', 'Junior 13', '1', '2', '3'],
  'bands-and-cups': pairs(['30', '32', '34', '36', '38', '40'], ['B', 'C', 'D', 'DD', 'E', 'F', 'G'], ''),
  bedding: ['Single', 'Double', 'King', 'Super King'],
  rugs: ['80 x 150cm', '120 x 170cm', '160 x 230cm', '200 x 290cm'],
  'rugs-round': ['120cm Round', '160cm Round', '200cm Round'],
  cushions: ['43 x 43cm', '50 x 50cm'],
  throws: ['130 x 170cm', '150 x 200cm'],
  towels: ['Face Cloth', 'Hand Towel', 'Bath Towel', 'Bath Sheet'],
  sofas: ['2 Seater', '3 Seater', '4 Seater'],
  tables: ['4 Seater', '6 Seater', '8 Seater'],
  pots: ['20cm', '24cm', '28cm'],
  tableware: ['12 Piece', '16 Piece', '24 Piece'],
  vases: ['Small', 'Medium', 'Large'],
  mirrors: ['60cm', '80cm', '100cm'],
  candles: ['120g', '200g', '600g'],
  rings: ['J', 'L', 'N', 'P', 'R'],
  'rings-mens': ['Q', 'S', 'U', 'W', 'Y'],
  ages: ['2-3 Years', '3-4 Years', '4-5 Years', '5-6 Years', '7-8 Years', '9-10 Years', '11-12 Years'],
  'baby-ages': ['0-3 Months', '3-6 Months', '6-12 Months', '12-18 Months', '18-24 Months'],
  'kids-hats': ['1-3 Years', '4-7 Years', '8-12 Years'],
  fragrance: ['30ml', '50ml', '100ml'],
  'bottle-large': ['250ml', '500ml'],
  'bottle-small': ['30ml', '50ml'],
  jars: ['50ml', '100ml'],
  'one-size': ['One Size'],
  none: [''],
} as const satisfies Record<string, readonly string[]>;

export type SizeRun = keyof typeof sizeRuns;

/** Price factor of each size against the first, for packs and beds. */
const SIZE_FACTORS: Partial<Record<SizeRun, readonly number[]>> = {
  bedding: [1, 1.45, 1.75, 2.1],
  rugs: [1, 1.8, 3.2, 4.9],
  'rugs-round': [1, 1.8, 2.9],
  cushions: [1, 1.25],
  throws: [1, 1.35],
  towels: [1, 2.2, 4.2, 6.2],
  sofas: [1, 1.2, 1.42],
  tables: [1, 1.28, 1.6],
  pots: [1, 1.3, 1.62],
  tableware: [1, 1.3, 1.85],
  vases: [1, 1.4, 1.9],
  mirrors: [1, 1.4, 1.85],
  candles: [1, 1.5, 2.9],
  fragrance: [1, 1.42, 2.05],
  'bottle-large': [1, 1.7],
  'bottle-small': [1, 1.5],
  jars: [1, 1.6],
};

export function sizeFactor(run: SizeRun, position: number): number {
  return SIZE_FACTORS[run]?.[position] ?? 1;
}

/** The last part of a SKU: the size if it is a whole number, else its position in the run. */
export function sizeCode(run: SizeRun, position: number): string {
  const size = sizeRuns[run][position]!;
  return isAllWhole(run) ? size.padStart(2, '0') : String(position + 1).padStart(2, '0');
}

function isAllWhole(run: SizeRun): boolean {
  return sizeRuns[run].every((size) => /^\d+$/.test(size));
}

function pairs(first: string[], second: string[], between: string): string[] {
  return first.flatMap((a) => second.map((b) => a + between + b));
}
