import type {
  CountryCalendar,
  DeliveryMethod,
  DeliveryTable,
  DeliveryZone,
} from '../../commerce/delivery/delivery-table.ts';

type WithId<Body> = Body & { id: string };

const zones: DeliveryZone[] = [
  { code: 'gb', name: 'United Kingdom', countries: ['GB'], postcodes: [] },
  {
    code: 'gb-islands',
    name: 'Scottish Highlands and Islands',
    countries: ['GB'],
    postcodes: ['HS', 'ZE', 'KW', 'IV'],
  },
  { code: 'ie', name: 'Ireland', countries: ['IE'], postcodes: [] },
  { code: 'fr', name: 'France', countries: ['FR'], postcodes: [] },
  { code: 'fr-corsica', name: 'Corsica', countries: ['FR'], postcodes: ['20'] },
  { code: 'nl', name: 'Netherlands', countries: ['NL'], postcodes: [] },
  { code: 'se', name: 'Sweden', countries: ['SE'], postcodes: [] },
  { code: 'world', name: 'Rest of the world', countries: [], postcodes: [] },
];

const NAMES: { [code: string]: Pick<DeliveryMethod, 'name' | 'names' | 'service' | 'position'> } = {
  standard: {
    name: 'Standard delivery',
    names: { fr: 'Livraison standard', nl: 'Standaardbezorging', sv: 'Standardleverans' },
    service: 'standard',
    position: 10,
  },
  'next-day': {
    name: 'Next day delivery',
    names: { fr: 'Livraison le lendemain', nl: 'Volgende dag bezorgd', sv: 'Leverans nästa dag' },
    service: 'next-day',
    position: 20,
  },
  collect: {
    name: 'Collect from a shop',
    names: { fr: 'Retrait en magasin', nl: 'Ophalen in de winkel', sv: 'Hämta i butik' },
    service: 'standard',
    position: 30,
  },
  express: {
    name: 'Express delivery',
    names: { fr: 'Livraison express', nl: 'Expresbezorging', sv: 'Expressleverans' },
    service: 'express',
    position: 40,
  },
  international: {
    name: 'International delivery',
    names: { fr: 'Livraison internationale', nl: 'Internationale bezorging', sv: 'Internationell leverans' },
    service: 'standard',
    position: 10,
  },
};

/** What is said below the names, in the languages of the markets. */
const DESCRIPTIONS: { [english: string]: DeliveryMethod['descriptions'] } = Object.fromEntries(
  [2, 4, 6, 8].map((days) => [
    `Up to ${days} working days`,
    { fr: `Sous ${days} jours ouvrés`, nl: `Binnen ${days} werkdagen`, sv: `Inom ${days} arbetsdagar` },
  ]),
);

type Given = Pick<DeliveryMethod, 'code' | 'zones' | 'days' | 'description'> & { price: number };

function method(given: Given, more: Partial<DeliveryMethod> = {}): WithId<DeliveryMethod> {
  const { code, zones: to, days, description, price } = given;
  const { name = code, names = {}, service = 'standard', position = 50 } = NAMES[code] ?? {};
  const body: DeliveryMethod = {
    ...{ code, name, names, service, position, zones: to, days, description },
    descriptions: DESCRIPTIONS[description] ?? {},
    prices: [{ itemClass: null, fromValue: 0, fromWeight: 0, price }],
    isActive: true,
    brand: null,
    currency: 'GBP',
    freeAbove: null,
    cutOff: null,
    saturdayCutOff: null,
    maxWeight: null,
    takesBulky: code === 'standard',
    excludedClasses: [],
    excludedProducts: [],
    seller: null,
    ...more,
  };
  const id = [body.brand ?? 'all', code, to[0], body.currency.toLowerCase()].join('-');
  return { ...body, id };
}

/** The methods within the United Kingdom, with the threshold of a brand. */
function atHome(brand: string | null, freeAbove: number): WithId<DeliveryMethod>[] {
  const to = ['gb'];
  return [
    method(
      { code: 'standard', zones: to, price: 399, days: 4, description: 'Up to 4 working days' },
      { brand, freeAbove },
    ),
    method(
      { code: 'next-day', zones: to, price: 599, days: 1, description: 'Order before the cut-off' },
      { brand },
    ),
    method(
      { code: 'collect', zones: to, price: 299, days: 3, description: 'Ready in 3 working days' },
      { brand, freeAbove },
    ),
  ];
}

/** Bulky goods have a price of their own there, and heavy parcels cost more. */
const abroad = (price: number, heavy: number, bulky: number): DeliveryMethod['prices'] => [
  { itemClass: null, fromValue: 0, fromWeight: 0, price },
  { itemClass: null, fromValue: 0, fromWeight: 20_000, price: heavy },
  { itemClass: 'bulky', fromValue: 0, fromWeight: 0, price: bulky },
];

const methods = [
  ...atHome(null, 5_000),
  ...atHome('coast', 7_500),
  ...atHome('dorothy-perkins', 4_000),
  ...atHome('principles', 6_000),
  ...atHome('burton', 5_000),
  method(
    {
      code: 'express',
      zones: ['gb'],
      price: 999,
      days: 1,
      description: 'Before noon on the next working day',
    },
    { brand: 'burton' },
  ),
  method({
    ...{ code: 'standard', zones: ['gb-islands'], price: 799, days: 6 },
    description: 'Up to 6 working days',
  }),
  method({
    ...{ code: 'international', zones: ['world', 'ie', 'fr', 'fr-corsica', 'nl', 'se'], price: 999, days: 8 },
    description: 'Up to 8 working days',
  }),
  method(
    { code: 'standard', zones: ['ie', 'nl'], price: 495, days: 4, description: 'Up to 4 working days' },
    { currency: 'EUR', freeAbove: 6_000, prices: abroad(495, 995, 2_995) },
  ),
  method(
    { code: 'standard', zones: ['fr'], price: 495, days: 4, description: 'Up to 4 working days' },
    { currency: 'EUR', freeAbove: 6_000, prices: abroad(495, 995, 2_995) },
  ),
  method(
    { code: 'standard', zones: ['fr-corsica'], price: 895, days: 6, description: 'Up to 6 working days' },
    { currency: 'EUR', takesBulky: false },
  ),
  method(
    {
      code: 'express',
      zones: ['fr', 'nl', 'ie'],
      price: 1_295,
      days: 2,
      description: 'Up to 2 working days',
    },
    { currency: 'EUR', cutOff: '14:00', maxWeight: 20_000 },
  ),
  method(
    { code: 'standard', zones: ['se'], price: 4_900, days: 4, description: 'Up to 4 working days' },
    { currency: 'SEK', freeAbove: 59_900, prices: abroad(4_900, 9_900, 29_900) },
  ),
  method(
    { code: 'express', zones: ['se'], price: 12_900, days: 2, description: 'Up to 2 working days' },
    { currency: 'SEK', cutOff: '14:00', maxWeight: 20_000 },
  ),
];

const calendar = (country: string, timeZone: string, week: CountryCalendar['week']): CountryCalendar => ({
  ...{ country, timeZone, week },
  hasPublicHolidays: true,
  closedDays: [],
});

const calendars = [
  // The times of the specification are UTC.
  calendar('GB', 'UTC', 'mon-sat'),
  calendar('IE', 'Europe/Dublin', 'mon-fri'),
  calendar('FR', 'Europe/Paris', 'mon-sat'),
  calendar('NL', 'Europe/Amsterdam', 'mon-sat'),
  calendar('SE', 'Europe/Stockholm', 'mon-fri'),
];

/** Records of the back office, by kind. */
export const demoDeliveryRecords: { [kind: string]: WithId<object>[] } = {
  'delivery-zone': zones.map((zone) => ({ ...zone, id: zone.code })),
  'delivery-method': methods,
  'delivery-calendar': calendars.map((each) => ({ ...each, id: each.country })),
};

/** The same as the shop reads it. */
export const demoDelivery: DeliveryTable = { zones, methods, calendars };
