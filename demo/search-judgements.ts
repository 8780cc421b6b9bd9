import type { SearchDocument } from '#suppliers/search/document.ts';

/** Whether a product is what was asked for, in one respect. */
type Trait = (document: SearchDocument) => boolean;

export interface Judgement {
  query: string;
  /** What the product has to be at all. */
  kind: Trait;
  /** What the shopper wants of it beside. */
  wants: Trait[];
}

/** 3 for exactly what was asked for, 1 for the right thing that misses one wish, 0 for anything else. */
export function gradeOf({ kind, wants }: Judgement, document: SearchDocument): 0 | 1 | 3 {
  if (!kind(document)) return 0;
  const missed = wants.filter((has) => !has(document)).length;
  return missed === 0 ? 3 : missed === 1 ? 1 : 0;
}

const has =
  (key: string, ...values: string[]): Trait =>
  ({ facets }) =>
    (facets[key] ?? []).some((value) => values.includes(value));
const style = (...names: string[]) => has('styleTaxonomy', ...names);
const category = (...names: string[]) => has('categoryTaxonomy', ...names);
const listed =
  (...slugs: string[]): Trait =>
  ({ categorySlugs }) =>
    slugs.some((slug) => categorySlugs.includes(slug));
const colour = (...names: string[]) => has('colourFacets', ...names);
const brand = (name: string) => has('brand', name);
const gender = (...names: string[]) => has('gender', ...names);
const fabric = (...names: string[]) => has('fabrication', ...names);
const design = (name: string) => has('design', name);
const occasion = (...names: string[]) => has('occasion', ...names);
const attribute = (name: string, ...values: string[]) => has(`aiattributes.${name}`, ...values);
const under =
  (pounds: number): Trait =>
  ({ price }) =>
    price <= pounds * 100;
const over =
  (pounds: number): Trait =>
  ({ price }) =>
    price >= pounds * 100;
/** "12" is also worn by those who find "12 Regular" on the label. */
const size =
  (label: string): Trait =>
  ({ facets }) =>
    (facets.sizes ?? []).some((own) => own === label || own.startsWith(`${label} `));
const titled =
  (pattern: RegExp): Trait =>
  ({ title }) =>
    pattern.test(title);
const reduced =
  (percent: number): Trait =>
  ({ discountPercentage }) =>
    discountPercentage >= percent;
const either =
  (...traits: Trait[]): Trait =>
  (document) =>
    traits.some((trait) => trait(document));
const both =
  (...traits: Trait[]): Trait =>
  (document) =>
    traits.every((trait) => trait(document));

const isDress = either(category('Dresses'), listed('girls-dresses', 'baby-dresses'));
const isGrownDress = category('Dresses');
const isCoat = listed('womens-coats-jackets', 'mens-coats-jackets');
const isOvercoat = either(style('Wool Coats', 'Trench Coats'), titled(/\b(coat|mac|trench|overcoat)\b/i));
const isJumper = either(style('Jumpers'), titled(/jumper|sweater/i));
const isTrousers = either(
  category('Trousers & Jeans'),
  style('Suit Trousers', 'Tailored Trousers', 'Wide Leg Trousers', 'Chinos'),
);
const isJeans = titled(/jeans/i);
const isShirt = either(style('Shirts', 'Formal Shirts', 'Casual Shirts'), titled(/\bshirt$/i));
const isTee = either(style('T-Shirts', 'T-Shirts & Tops'), titled(/t-shirt/i));
const isTrainers = style('Trainers');
const isBoots = style('Boots', 'Ankle Boots');
const isHeels = style('Court Shoes');
const isBag = category('Bags');
const isSofa = style('Sofas');
const isBedding = category('Bedding');
const isFragrance = category('Fragrance');
const isMoisturiser = style('Moisturisers');
const isDressingGown = style('Dressing Gowns');
const isPyjamas = style('Pyjamas');
const isSwim = category('Swimwear');

const judge = (query: string, kind: Trait, ...wants: Trait[]): Judgement => ({ query, kind, wants });

/** What shoppers type, and what they mean by it. Rules over attributes, so they hold for any seed and size. */
export const JUDGEMENTS: readonly Judgement[] = [
  // Plain words, singular and plural
  judge('dress', isDress),
  judge('dresses', isDress),
  judge('jumper', isJumper),
  judge('coats', isCoat),
  judge('jeans', isJeans),
  judge('shirts', isShirt),
  judge('t-shirts', isTee),
  judge('trainers', isTrainers),
  judge('boots', isBoots),
  judge('sofas', isSofa),
  judge('scarves', style('Scarves')),
  judge('watches', style('Watches')),
  judge('candle', style('Candles & Home Scent')),
  judge('mirror', style('Mirrors')),
  judge('lipsticks', style('Lipstick')),
  judge('rug', style('Rugs')),
  // Several words
  judge('midi dress', isGrownDress, either(attribute('Length', 'Midi'), listed('womens-midi-dresses'))),
  judge('maxi dress', isGrownDress, either(attribute('Length', 'Maxi'), style('Maxi Dresses'))),
  judge('wrap dress', isGrownDress, style('Wrap Dresses')),
  judge('shirt dress', isGrownDress, style('Shirt Dresses')),
  judge('dress shirt', style('Formal Shirts', 'Shirts', 'Casual Shirts')),
  judge('denim jacket', style('Denim Jackets')),
  judge('leather jacket', either(style('Leather Jackets'), titled(/leather.* jacket/i))),
  judge('puffer jacket', style('Puffer Jackets')),
  judge('trench coat', style('Trench Coats')),
  judge(
    'wide leg trousers',
    isTrousers,
    either(attribute('Leg Style', 'Wide Leg'), style('Wide Leg Trousers')),
  ),
  judge('table lamp', style('Table Lamps')),
  judge('duvet set', isBedding),
  judge('dining table', style('Dining Tables')),
  judge('hair dryer', style('Hair Dryers')),
  judge('face mask', style('Masks & Balms')),
  judge('hand wash', style('Hand Wash & Care')),
  judge('crossbody bag', style('Crossbody Bags')),
  judge('suit jacket', either(style('Suit Jackets', 'Blazers'))),
  judge('cashmere jumper', isJumper, fabric('Cashmere')),
  judge('linen trousers', isTrousers, fabric('Linen', 'Linen Blend')),
  judge('velvet sofa', isSofa, either(attribute('Upholstery', 'Velvet'), fabric('Velvet'))),
  judge('floral dress', isDress, design('Floral')),
  judge('striped shirt', isShirt, either(design('Stripe'), design('Pinstripe'))),
  judge('v neck jumper', isJumper, has('neckline', 'V Neck')),
  judge('long sleeve top', either(category('Tops'), isTee), has('sleeveLength', 'Long Sleeve')),
  // Colours
  judge('black dress', isDress, colour('Black')),
  judge('navy coat', isCoat, colour('Navy')),
  judge('red heels', isHeels, colour('Red')),
  judge(
    'green velvet sofa',
    isSofa,
    colour('Green'),
    either(attribute('Upholstery', 'Velvet'), fabric('Velvet')),
  ),
  judge('white trainers', isTrainers, colour('White')),
  judge('pink lipstick', style('Lipstick'), colour('Pink')),
  judge('cream jumper', isJumper, colour('Cream')),
  judge('dark blue jeans', isJeans, colour('Blue', 'Navy')),
  judge('cushions in mustard', style('Cushions'), colour('Yellow')),
  judge('burgundy dress', isDress, colour('Red', 'Purple')),
  judge('light grey rug', style('Rugs'), colour('Grey')),
  // Sizes
  judge('size 12 coat', isCoat, size('12')),
  judge('size 18 dress', isDress, size('18')),
  judge('dress size 8 navy', isDress, size('8'), colour('Navy')),
  judge('trainers size 7', isTrainers, size('7')),
  judge('xl hoodie', style('Hoodies & Sweatshirts'), size('XL')),
  judge('size 14 trousers', isTrousers, size('14')),
  judge('king size duvet', isBedding, either(size('King'), attribute('Bed Size', 'King'))),
  judge('mens medium t-shirt', isTee, gender('Men'), size('M')),
  judge('34dd bra', category('Lingerie'), size('34DD')),
  judge('suit 42r', either(category('Suits & Tailoring'), listed('mens-suits')), size('42R')),
  judge('double duvet', isBedding, size('Double')),
  judge('age 5 dress', isDress, either(size('4-5 Years'), size('5-6 Years'))),
  judge('boots 5', isBoots, size('5')),
  judge('medium puffer jacket', style('Puffer Jackets'), size('M')),
  // Brands
  judge('coast', brand('Coast')),
  judge('coast dress', isDress, brand('Coast')),
  judge('burton shirt', isShirt, brand('Burton')),
  judge('dorothy perkins', brand('Dorothy Perkins')),
  judge('nasty gal dress', isDress, brand('Nasty Gal')),
  judge('oasis floral dress', isDress, brand('Oasis'), design('Floral')),
  judge('nastygal boots', isBoots, brand('Nasty Gal')),
  // Prices
  judge('black dress under 50', isDress, colour('Black'), under(50)),
  judge('gifts under £25', listed('gifts', 'gifts-under-25'), under(25)),
  judge('sofa under £1000', isSofa, under(1000)),
  judge('coat over £100', isCoat, over(100)),
  judge('trainers between 30 and 60', isTrainers, under(60), over(30)),
  judge('dresses 50% off', isDress, reduced(50)),
  judge('jeans less than 40 pounds', isJeans, under(40)),
  judge('cheap jeans', isJeans, under(40)),
  judge('red dress size 14 under £60', isDress, colour('Red'), size('14'), under(60)),
  // Synonyms
  judge('sweater', isJumper),
  judge('pullover', isJumper),
  judge('pants', isTrousers),
  judge('sneakers', isTrainers),
  judge('settee', isSofa),
  judge('couch', isSofa),
  judge('perfume', isFragrance),
  judge('aftershave for men', isFragrance, gender('Men')),
  judge('robe', isDressingGown),
  judge('bathing suit', isSwim),
  judge('tee', isTee),
  judge('frock', isDress),
  judge('face cream', isMoisturiser),
  judge('nail varnish', style('Nails')),
  judge('blow dryer', style('Hair Dryers')),
  judge('plates', style('Tableware')),
  judge('woolly hat', style('Beanies')),
  judge('polka dot dress', isDress, design('Spot')),
  judge('tartan scarf', style('Scarves'), design('Check')),
  judge('leopard print dress', isDress, design('Animal Print')),
  judge('maroon jumper', isJumper, colour('Red')),
  judge('lavender dress', isDress, colour('Purple')),
  judge('roll neck jumper', isJumper, has('neckline', 'Roll Neck')),
  judge('polo neck jumper', isJumper, has('neckline', 'Roll Neck')),
  // Slips
  judge('blakc dress', isDress, colour('Black')),
  judge('dreses', isDress),
  judge('jumer', isJumper),
  judge('trianers', isTrainers),
  judge('lipstik', style('Lipstick')),
  judge('pijamas', isPyjamas),
  judge('cardigen', style('Cardigans')),
  judge('dorothy perkin dress', isDress, brand('Dorothy Perkins')),
  judge('moisturizer', isMoisturiser),
  judge('maxidress', isGrownDress, either(attribute('Length', 'Maxi'), style('Maxi Dresses'))),
  // British and American
  judge('gray jumper', isJumper, colour('Grey')),
  judge('jewelry', category('Jewellery & Watches')),
  judge('pajamas', isPyjamas),
  // Whom and what for
  judge('mens jeans', isJeans, gender('Men')),
  judge('womens boots', isBoots, gender('Women')),
  judge('girls dress', isDress, gender('Girls', 'Unisex Kids')),
  judge('ladies pyjamas', isPyjamas, gender('Women')),
  judge('baby dungarees', style('Dungarees', 'Baby Dungarees'), listed('baby')),
  judge('wedding guest dress', isGrownDress, occasion('Wedding Guest')),
  judge('party dress', isGrownDress, either(occasion('Party', 'Evening'), listed('party'))),
  judge('maternity jeans', isJeans, has('classification', 'Maternity')),
  judge('petite trousers', isTrousers, has('classification', 'Petite')),
  judge('plus size dress', isGrownDress, has('classification', 'Plus Size')),
  judge('gifts for her', listed('gifts-for-her')),
  judge('winter coat', isCoat, either(isOvercoat, style('Puffer Jackets'))),
  judge('handbag', isBag),
  judge('serum for dry skin', style('Serums'), attribute('Skin Type', 'Dry')),
  judge('vitamin c serum', style('Serums'), attribute('Key Ingredient', 'Vitamin C')),
  judge('3 seater sofa', isSofa, attribute('Seat Count', '3 Seater')),
  judge(
    'silver necklace',
    style('Necklaces'),
    either(colour('Silver'), attribute('Metal', 'Sterling Silver')),
  ),
  judge(
    'gold earrings',
    style('Earrings'),
    either(colour('Gold'), attribute('Metal', 'Gold Plated', 'Rose Gold Plated')),
  ),
  judge('wide fit boots', isBoots, attribute('Shoe Width', 'Wide Fit')),
  judge(
    'high waisted skinny jeans',
    isJeans,
    both(attribute('Leg Style', 'Skinny'), attribute('Waist Rise', 'High Rise')),
  ),
  judge('waterproof mascara', style('Mascara'), attribute('Formulation', 'Waterproof')),
  judge('spf 30 foundation', style('Foundation'), attribute('SPF', 'SPF 30')),
  judge(
    'navy suit',
    either(category('Suits & Tailoring'), listed('mens-suits', 'womens-suits')),
    colour('Navy'),
  ),
  judge(
    'brown leather boots',
    isBoots,
    colour('Brown'),
    either(attribute('Upper Material', 'Leather', 'Faux Leather'), fabric('Leather', 'Faux Leather')),
  ),
  judge('boucle armchair', style('Armchairs'), attribute('Upholstery', 'Bouclé')),
  judge('red nail polish', style('Nails'), colour('Red')),
  judge('gold clutch bag', style('Clutch Bags'), colour('Gold')),
  judge('grey marl hoodie', style('Hoodies & Sweatshirts'), colour('Grey')),
  judge('mens navy chinos', style('Chinos'), colour('Navy'), gender('Men')),
  judge('green dress for a wedding', isDress, colour('Green'), occasion('Wedding Guest')),
  judge('black jeans', isJeans, colour('Black')),
  judge('shirt', isShirt),
];
