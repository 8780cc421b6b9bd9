/**
 * Measures the embedded search engine on a catalogue made up here: `node bench/search.ts --sizes 6000,100000`.
 * `--workers` sets the query threads (1), `--seconds` how long each kind of query is asked (3).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { SearchQuery } from '#suppliers/search/contract.ts';
import type { SearchDocument } from '#suppliers/search/document.ts';
import { createEmbeddedSearch, type EmbeddedSearch } from '#suppliers/search/embedded/engine.server.ts';

interface Department {
  slug: string;
  name: string;
  share: number;
  groups: Record<string, string[]>;
  attributes: string[];
  hasSizes: boolean;
}

const DEPARTMENTS: Department[] = [
  {
    slug: 'women',
    name: 'Women',
    share: 0.36,
    hasSizes: true,
    groups: {
      Clothing: ['Dress', 'Top', 'Jeans', 'Jumper', 'Coat', 'Skirt', 'Trousers', 'Jumpsuit', 'Blouse'],
      Shoes: ['Boots', 'Heels', 'Trainers', 'Sandals', 'Loafers'],
      Bags: ['Tote', 'Crossbody', 'Clutch', 'Backpack'],
      Lingerie: ['Bra', 'Knickers', 'Pyjamas', 'Tights'],
    },
    attributes: [
      ...[
        'Fit',
        'Material',
        'Pattern',
        'Length',
        'Rise',
        'Closure',
        'Heel Height',
        'Toe Shape',
        'Hem',
        'Strap',
      ],
      ...[
        'Season',
        'Trend',
        'Aesthetic',
        'Care',
        'Lining',
        'Features',
        'Sustainability',
        'Cup Size',
        'Band Size',
      ],
    ],
  },
  {
    slug: 'men',
    name: 'Men',
    share: 0.2,
    hasSizes: true,
    groups: {
      Clothing: ['Shirt', 'T-Shirt', 'Jeans', 'Suit', 'Jumper', 'Jacket', 'Shorts', 'Polo'],
      Shoes: ['Brogues', 'Trainers', 'Boots'],
      Accessories: ['Belt', 'Tie', 'Wallet', 'Watch'],
    },
    attributes: [
      ...['Fit', 'Material', 'Pattern', 'Closure', 'Toe Shape', 'Collar', 'Cuff', 'Weight', 'Pocket', 'Vent'],
      ...['Season', 'Trend', 'Aesthetic', 'Care', 'Lining', 'Features', 'Sustainability', 'Strap Material'],
    ],
  },
  {
    slug: 'children',
    name: 'Children',
    share: 0.12,
    hasSizes: true,
    groups: {
      Girls: ['Dress', 'Leggings', 'Coat'],
      Boys: ['Joggers', 'Hoodie', 'Shorts'],
      Toys: ['Puzzle', 'Doll'],
    },
    attributes: ['Age Group', 'Character', 'Material', 'Pattern', 'Closure', 'Season', 'Care', 'Features'],
  },
  {
    slug: 'beauty',
    name: 'Beauty',
    share: 0.14,
    hasSizes: false,
    groups: {
      Skincare: ['Moisturiser', 'Serum', 'Cleanser', 'Mask'],
      Makeup: ['Lipstick', 'Foundation', 'Mascara', 'Blusher'],
      Fragrance: ['Perfume', 'Aftershave', 'Gift Set'],
    },
    attributes: [
      ...[
        'Skin Type',
        'Concern',
        'Finish',
        'Ingredient',
        'Fragrance',
        'Coverage',
        'Shade Depth',
        'Volume',
        'SPF',
      ],
      ...['Features', 'Sustainability', 'Trend', 'Aesthetic'],
    ],
  },
  {
    slug: 'home',
    name: 'Home',
    share: 0.18,
    hasSizes: false,
    groups: {
      Furniture: ['Sofa', 'Armchair', 'Coffee Table', 'Bed', 'Bookcase'],
      Bedding: ['Duvet Cover', 'Pillow', 'Throw'],
      Kitchen: ['Pan', 'Mug', 'Kettle'],
      Lighting: ['Table Lamp', 'Floor Lamp', 'Candle'],
    },
    attributes: [
      ...[
        'Room',
        'Arm Style',
        'Material',
        'Pattern',
        'Finish',
        'Shape',
        'Assembly',
        'Wick Count',
        'Thread Count',
      ],
      ...[
        'Capacity',
        'Dishwasher Safe',
        'Bulb Type',
        'Features',
        'Sustainability',
        'Trend',
        'Aesthetic',
        'Fragrance',
      ],
    ],
  },
];
const COLOURS =
  'Black White Navy Grey Blue Beige Red Pink Green Brown Cream Khaki Silver Gold Purple Yellow Orange Multi'.split(
    ' ',
  );
const MATERIALS =
  'Cotton Polyester Leather Wool Linen Silk Denim Viscose Cashmere Suede Velvet Oak Glass'.split(' ');
const STYLES =
  'Classic Slim Relaxed Oversized Floral Striped Ribbed Cropped Pleated Quilted Printed Textured Belted Midi Maxi Mini'.split(
    ' ',
  );
const FILLER =
  'crafted designed perfect everyday occasion comfort style finish detail season wardrobe timeless signature collection feature lining pocket button zip fastening machine washable model wears length gift refined silhouette statement evening weekend office holiday summer winter spring autumn exclusive arrival soft light layered modern heritage inspired'.split(
    ' ',
  );
const SYLLABLES =
  'va le mo ri ka no bel tar sen di ro lu mar ze fi pan gra co tel wyn ash ley bo den har row'.split(' ');
const ATTRIBUTE_VALUES = 24;

/** A generator of numbers in [0, 1) that always gives the same ones. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

class Dice {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  whole(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(list.length)]!;
  }

  /** The first ones often, the last ones seldom. */
  skewed<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 2.2)]!;
  }

  word(): string {
    return Array.from({ length: 2 + this.whole(2) }, () => this.pick(SYLLABLES)).join('');
  }
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

function* makeDocuments(count: number, seed = 7): Generator<SearchDocument> {
  const dice = new Dice(seed);
  const unique = (size: number) => [...new Set(Array.from({ length: size }, () => capitalised(dice.word())))];
  const brands = unique(Math.min(4000, Math.max(300, Math.round(Math.sqrt(count) * 4))));
  const lines = unique(Math.round(count ** 0.6 * 4));
  for (let i = 0; i < count; i++) yield makeDocument(i, dice, brands, lines);
}

function makeDocument(index: number, dice: Dice, brands: string[], lines: string[]): SearchDocument {
  let share = dice.next();
  const department = DEPARTMENTS.find((candidate) => {
    share -= candidate.share;
    return share < 0;
  })!;
  const [group, kinds] = dice.pick(Object.entries(department.groups));
  const kind = dice.skewed(kinds);
  const brand = dice.skewed(brands);
  const colour = dice.skewed(COLOURS);
  const material = dice.skewed(MATERIALS);
  const style = dice.skewed(STYLES);
  const price = Math.round(Math.exp(6.9 + 2.4 * dice.next() + 0.6 * (dice.next() - 0.5)));
  const discount = dice.chance(0.35) ? 10 * (1 + dice.whole(7)) : 0;
  const rating = dice.chance(0.15) ? 0 : Math.round((3 + 2 * Math.sqrt(dice.next())) * 10) / 10;
  const isOnStock = dice.chance(0.92);
  const facets: Record<string, string[]> = {
    isNextDay: [String(dice.chance(0.6))],
    source: [dice.chance(0.7) ? 'Warehouse' : 'Seller'],
    colourFacets: dice.chance(0.2) ? [...new Set([colour, dice.skewed(COLOURS)])] : [colour],
    styleTaxonomy: [`${style} ${kind}`],
    categoryTaxonomy: [kind],
    gender: [department.name],
    brand: [brand],
    department: [department.name],
    fabrication: [material],
    occasion: [`Occasion ${dice.whole(14)}`],
    discountBands: [`${Math.floor(discount / 20) * 20}% and over`],
    collection: [`Collection ${dice.whole(60)}`],
    classification: [dice.skewed(['Main', 'Petite', 'Tall', 'Plus Size', 'Maternity'])],
    design: [dice.skewed(['Plain', 'Stripe', 'Floral', 'Check', 'Spot', 'Animal'])],
    detail: [`Detail ${dice.whole(30)}`],
    priceBands: [`Band ${Math.min(9, Math.floor(price / 2000))}`],
    ratingGroup: [`${Math.floor(rating)} and up`],
  };
  if (department.hasSizes) {
    const first = dice.whole(5);
    facets.sizes = Array.from({ length: 3 + dice.whole(6) }, (_, i) => String(4 + 2 * (first + i)));
    facets.neckline = [`Neckline ${dice.whole(12)}`];
    facets.sleeveLength = [dice.pick(['Short', 'Long', 'Three Quarter', 'Sleeveless'])];
  }
  for (const attribute of department.attributes) {
    if (!dice.chance(0.75)) continue;
    const value = () => `${attribute} ${Math.floor(ATTRIBUTE_VALUES * dice.next() ** 2)}`;
    facets[`aiattributes.${attribute}`] = dice.chance(0.2) ? [...new Set([value(), value()])] : [value()];
  }
  const filler = Array.from({ length: 14 + dice.whole(20) }, () => dice.skewed(FILLER)).join(' ');
  const groupSlug = `${department.slug}-${slugOf(group)}`;
  const extra = dice.chance(0.25) ? ['sale'] : [];
  return {
    id: `product-${index}`,
    productKey: `SEL${String(index).padStart(7, '0')}`,
    title: `${dice.skewed(lines)} ${style} ${material} ${kind}`,
    brand,
    description: `${style} ${kind} in ${colour} ${material}. ${filler}`,
    categorySlugs: [`${groupSlug}-${slugOf(kind)}`, groupSlug, department.slug, ...extra],
    categoryNames: [kind, group, department.name, ...extra.map(() => 'Sale')],
    facets,
    price,
    wasPrice: Math.round(price / (1 - discount / 100)),
    discountPercentage: discount,
    averageRating: rating,
    totalReviewCount: rating === 0 ? 0 : dice.whole(300),
    totalRevenueAmount: Math.round(1e8 * dice.next() ** 3),
    publishedAtTimestamp: 1_600_000_000 + dice.whole(160_000_000),
    isOnStock,
    fascias: [],
  };
}

/** What shoppers type: mostly plain, some with a colour or price, some with a slip or half a word. */
function makeTexts(seed: number): string[] {
  const dice = new Dice(seed);
  const kinds = DEPARTMENTS.flatMap((department) => Object.values(department.groups).flat());
  const slip = (word: string) => {
    const at = 1 + dice.whole(Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  };
  return Array.from({ length: 400 }, () => {
    const kind = dice.pick(kinds).toLowerCase();
    const roll = dice.next();
    if (roll < 0.25) return kind;
    if (roll < 0.5) return `${dice.pick(STYLES)} ${kind}`;
    if (roll < 0.65) return `${dice.pick(COLOURS)} ${kind}`;
    if (roll < 0.75) return `${dice.pick(STYLES)} ${dice.pick(MATERIALS)} ${kind}`;
    if (roll < 0.85) return `${dice.pick(COLOURS)} ${kind} under ${20 + dice.whole(80)}`;
    if (roll < 0.95) return `${dice.pick(STYLES)} ${slip(kind)}`;
    return kind.slice(0, 4);
  });
}

const LISTING: SearchQuery = {
  text: null,
  categorySlug: null,
  filters: {},
  sort: 'relevance',
  offset: 0,
  limit: 40,
};

type Ask = (engine: EmbeddedSearch, dice: Dice, turn: number) => Promise<unknown>;

function makeQuestions(size: number): Record<string, Ask> {
  const texts = makeTexts(3);
  const refill = makeDocuments(6000, 99);
  return {
    text: (engine, _dice, turn) => engine.search({ ...LISTING, text: texts[turn % texts.length]! }),
    'category, 3 filters': (engine, dice) =>
      engine.search({
        ...LISTING,
        categorySlug: 'women',
        filters: {
          colourFacets: [dice.skewed(COLOURS), dice.skewed(COLOURS)],
          fabrication: [dice.skewed(MATERIALS), dice.skewed(MATERIALS), dice.skewed(MATERIALS)],
          'aiattributes.Fit': Array.from({ length: 6 }, (_, i) => `Fit ${i + dice.whole(4)}`),
        },
      }),
    'category, no filter': (engine) => engine.search({ ...LISTING, categorySlug: 'women' }),
    'price order, page 10': (engine, dice) =>
      engine.search({
        ...LISTING,
        categorySlug: dice.pick(DEPARTMENTS).slug,
        sort: dice.chance(0.5) ? 'price-asc' : 'price-desc',
        offset: 360,
      }),
    'facet search': (engine, dice) =>
      engine.facetValues(
        { ...LISTING, categorySlug: dice.pick(DEPARTMENTS).slug },
        'brand',
        dice.pick(SYLLABLES),
        100,
      ),
    suggest: (engine, _dice, turn) => {
      const text = texts[turn % texts.length]!;
      return engine.suggest({ text: text.slice(0, 2 + (turn % 8)), limit: 6 });
    },
    'price and stock patch': (engine, dice) =>
      engine.patch([
        { id: `product-${dice.whole(size)}`, price: 500 + dice.whole(20_000), isOnStock: dice.chance(0.9) },
      ]),
    'one product put': (engine, dice) => {
      const document = refill.next().value as SearchDocument;
      return engine.put([{ ...document, id: `product-${dice.whole(size)}` }]);
    },
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const NO_RULES = { synonyms: [], redirects: [], rules: [] };

/** Builds in one process and asks in another, so that the memory of one is not taken for the other's. */
function measure(size: number, workers: string, seconds: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'search-bench-'));
  const snapshot = join(folder, 'index.snapshot');
  try {
    for (const step of ['build', 'ask']) {
      const parameters = ['--step', step, '--sizes', String(size), '--snapshot', snapshot];
      const { status } = spawnSync(
        process.execPath,
        [import.meta.filename, ...parameters, '--workers', workers, '--seconds', seconds],
        { stdio: 'inherit' },
      );
      if (status !== 0) throw new Error(`the ${step} step failed`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBuild(size: number, snapshotPath: string): Promise<void> {
  const started = performance.now();
  const engine = await createEmbeddedSearch({
    workers: 1,
    rules: NO_RULES,
    documents: makeDocuments(size),
    snapshotPath,
  });
  const seconds = (performance.now() - started) / 1000;
  await engine.close();
  console.log(
    `\n${size.toLocaleString('en-GB')} products: built in ${seconds.toFixed(1)} s (generator included), ` +
      `${megabytes(process.resourceUsage().maxRSS * 1024)} MB at the most, ` +
      `${megabytes(statSync(snapshotPath).size)} MB of snapshot`,
  );
}

async function measureAnswers(
  size: number,
  workers: number,
  seconds: number,
  snapshotPath: string,
): Promise<void> {
  const started = performance.now();
  const engine = await createEmbeddedSearch({ workers, rules: NO_RULES, documents: [], snapshotPath });
  const startMs = performance.now() - started;
  if (engine.origin !== 'snapshot') throw new Error('the snapshot was not used');
  const rows: Record<string, Record<string, number>> = {};
  const questions = Object.entries(makeQuestions(size));
  for (const [name, ask] of questions) rows[name] = await measureQuestion(engine, ask, seconds);
  const resident = process.memoryUsage().rss;
  await engine.settle();
  console.log(
    `started from the snapshot in ${(startMs / 1000).toFixed(2)} s; ${megabytes(resident)} MB resident in the whole ` +
      `process after all questions, ${workers} query thread(s)`,
  );
  console.table(rows);
  await engine.close();
}

async function measureQuestion(engine: EmbeddedSearch, ask: Ask, seconds: number) {
  const dice = new Dice(11);
  for (let turn = 0; turn < 20; turn++) await ask(engine, dice, turn);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end && turn < 3000; turn++) {
    const before = performance.now();
    await ask(engine, dice, turn);
    times.push(performance.now() - before);
  }
  loop.disable();
  times.sort((a, b) => a - b);
  const rounded = (number: number) => Math.round(number * 100) / 100;
  return {
    'p50 ms': rounded(percentile(times, 0.5)),
    'p95 ms': rounded(percentile(times, 0.95)),
    'max ms': rounded(times.at(-1)!),
    asked: times.length,
    'loop p99 ms': rounded(loop.percentile(99) / 1e6),
  };
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '6000,100000' },
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    step: { type: 'string' },
    snapshot: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
if (values.step === 'build') {
  await measureBuild(sizes[0]!, values.snapshot!);
} else if (values.step === 'ask') {
  await measureAnswers(sizes[0]!, Number(values.workers), Number(values.seconds), values.snapshot!);
} else {
  for (const size of sizes) measure(size, values.workers, values.seconds);
}
