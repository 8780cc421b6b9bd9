import { type Line, line, trait } from './line.ts';

type Input = Omit<Parameters<typeof line>[0], 'department'>;
const item = (input: Input): Line => line({ department: 'Home', ...input });

const places = ['Aldbury', 'Harlow', 'Wren', 'Marlow', 'Ashdown', 'Kestrel', 'Bramley', 'Thornbury', 'Elswick', 'Hadleigh', 'Orford', 'Pelham', 'Selworthy', 'Tarrant', 'Wickham', 'Fenwick Row', 'Calder', 'Lydd', 'Mersea', 'Penrose', 'Radley', 'Stour', 'Tilney', 'Winslow', 'Arden', 'Beckford', 'Coverdale', 'Dunmore', 'Eskdale', 'Farrow Lane', 'Greystoke', 'Hollin', 'Inglewood', 'Kelmscott'];
const scents = ['Fig & Cassis', 'Rain on Slate', 'Neroli & Salt', 'Wild Mint', 'Amber Wood', 'Rose & Pepper', 'Cedar & Smoke', 'White Tea', 'Blackberry & Bay', 'Winter Spice', 'Vetiver', 'Tomato Leaf', 'Pine & Clementine', 'Sea Kelp', 'Library', 'Hearth', 'Orange Blossom', 'Green Fern', 'Plum & Patchouli', 'Linen Line'];
const room = (options: string) => trait('ai:Room', options);
const interior = trait('ai:Interior Style', 'Modern *3; Country *2; Classic *2; Scandi *2; Mid Century *2; Industrial');

export const homeLines: Line[] = [
  item({
    id: 'sofa', archetype: 'sofa', weight: 14, ranges: 'furniture', prefixes: places, nouns: ['Sofa', 'Chesterfield Sofa', 'Loose Cover Sofa'], taxonomy: 'Furniture', style: 'Sofas',
    leaves: ({ look }) => [look === 'velvet' ? 'home-velvet-sofas' : look === 'leather' ? 'home-leather-sofas' : 'home-fabric-sofas'],
    family: 'upholstery', looks: 'velvet*5 linen*4 wool*3 leather*3 plain*2 houndstooth', colours: 'upholstery', colourCount: [2, 7], sizes: 'sofas', price: [780, 1350], logisticClass: '2-man', voxeloId: 'sofa', returns: 'furniture', set: 'lounge',
    traits: [room('Living Room'), trait('ai:Arm Style', 'Rolled Arm: rolled arms *2; Track Arm: slim track arms *3; Scroll Arm: scroll arms; Sloped Arm: sloped arms'), trait('ai:Filling', 'Feather and Foam: feather-wrapped foam seats *3; Foam *2; Fibre'), trait('ai:Leg Material', 'Oak: solid oak legs *3; Beech; Black Metal'), trait('ai:Assembly', 'Legs to Attach *3; Fully Assembled'), trait('ai:Seat Firmness', 'Soft *2; Medium *3; Firm'), interior],
    openers: ['A sofa for falling asleep on by accident, in {cloth}.', 'Deep seats, a hardwood frame and {cloth}.', 'Big enough for everyone, including the dog.'],
  }),
  item({
    id: 'armchair', archetype: 'armchair', weight: 14, ranges: 'furniture', prefixes: places, nouns: ['Armchair', 'Accent Chair', 'Wingback Armchair'], taxonomy: 'Furniture', style: 'Armchairs', leaves: 'home-armchairs',
    family: 'upholstery', looks: 'velvet*5 linen*4 wool*3 leather*3 plain*2 houndstooth', colours: 'upholstery', colourCount: [2, 6], sizes: 'one-size', price: [340, 580], logisticClass: '2-man', voxeloId: 'armchair', returns: 'furniture', set: 'lounge',
    traits: [room('Living Room *3; Bedroom'), trait('ai:Arm Style', 'Rolled Arm: rolled arms; Track Arm: track arms *2; Winged: a winged back; Sloped Arm *2'), trait('ai:Filling', 'Feather and Foam *2; Foam *2'), trait('ai:Leg Material', 'Oak: turned oak legs *3; Beech; Black Metal'), trait('ai:Assembly', 'Fully Assembled *2; Legs to Attach'), trait('ai:Seat Firmness', 'Soft; Medium *3; Firm'), interior],
    openers: ['The good chair, in {cloth}.', 'Put it by a window and it will never be empty.', 'Upholstered by hand in {cloth}.'],
  }),
  item({
    id: 'dining-table', archetype: 'dining-table', weight: 10, ranges: 'furniture', prefixes: places, nouns: ['Dining Table', 'Extending Dining Table', 'Oak Dining Table'], taxonomy: 'Furniture', style: 'Dining Tables', leaves: 'home-dining-tables',
    looks: 'plain', colours: 'wood', colourCount: [1, 3], sizes: 'tables', price: [420, 760], logisticClass: '2-man', returns: 'furniture', solid: { fabrication: 'Solid timber and veneer from managed forests.', care: 'wood' },
    traits: [room('Dining Room *3; Kitchen'), trait('ai:Shape', 'Rectangular *4; Round; Oval'), trait('ai:Material', 'Solid Oak: solid oak *3; Acacia; Mango Wood *2; Ash'), trait('ai:Assembly', 'Legs to Attach *2; Self Assembly'), interior],
    openers: ['Seats six, eight at Christmas, two on a Tuesday.', 'A table with a proper thickness of wood in it.', 'Finished with oil, so that marks become memories.'],
  }),
  item({
    id: 'table-lamp', archetype: 'table-lamp', weight: 16, ranges: 'lighting', prefixes: places, nouns: ['Table Lamp', 'Bedside Lamp', 'Table Light'], taxonomy: 'Lighting', style: 'Table Lamps', leaves: 'home-table-lamps',
    family: 'lamp', looks: 'linen*5 plain*4 satin*2 velvet*2 floral-large*2 gingham', colours: 'home', colourCount: [1, 4], sizes: 'one-size', price: [45, 85], voxeloId: 'lamp',
    traits: [room('Living Room *3; Bedroom *3; Study'), trait('ai:Shade Shape', 'Drum *3; Tapered *2; Empire'), trait('ai:Bulb Type', 'E14 *2; E27 *3'), trait('ai:Fitting', 'Plug In *4; Rechargeable'), trait('ai:Dimmable', 'Dimmable: a dimmer in the cable *2; Not Dimmable'), interior],
    openers: ['A pool of good light, through {cloth}.', 'Turn off the big light.', 'Wired, tested and shaded by hand.'],
  }),
  item({
    id: 'vase', archetype: 'vase', weight: 12, ranges: 'decor', prefixes: places, nouns: ['Vase', 'Ceramic Vase', 'Stoneware Vase', 'Bud Vase'], taxonomy: 'Decor', style: 'Vases', leaves: 'home-vases',
    looks: 'plain', colours: 'ceramics', colourCount: [1, 4], sizes: ['vases', 'one-size'], price: [18, 40], voxeloId: 'vase', solid: { fabrication: 'Glazed stoneware, watertight.', care: 'glass' },
    traits: [room('Living Room *3; Dining Room; Hallway'), trait('ai:Material', 'Stoneware *3; Earthenware *2; Porcelain'), trait('ai:Finish', 'Matte Glaze: a matte glaze *2; Reactive Glaze: a reactive glaze *2; Gloss Glaze', 0), trait('ai:Shape', 'Bottle; Round *2; Tapered *2'), trait('detail', 'Ribbed: a ribbed body *2; Speckled: a speckled glaze *2; Textured: a carved texture; Tall: a tall neck *2', 0.85), interior],
    openers: ['Good with flowers and fine without.', 'Thrown, glazed and a little different every time.', 'Five stems from the garden and it looks like you tried.'],
  }),
  item({
    id: 'candle', archetype: 'candle', weight: 18, ranges: 'decor', prefixes: scents, nouns: ['Candle', 'Scented Candle', 'Three Wick Candle'], taxonomy: 'Decor', style: 'Candles & Home Scent', leaves: ['home-candles', 'gifts-for-home'],
    looks: 'plain', colours: 'candles', colourCount: [1, 2], sizes: ['candles', 'one-size'], price: [16, 28], occasions: 'christmas', solid: { fabrication: 'Rapeseed and soy wax, cotton wick, glass vessel.', care: 'candle' },
    traits: [trait('ai:Wick Count', '1 Wick *4; 2 Wicks; 3 Wicks *2'), trait('ai:Fragrance', 'Floral *2; Woody *3; Citrus *2; Spicy *2; Fresh *2; Herbal'), trait('ai:Burn Time', '25 Hours; 40 Hours *3; 60 Hours'), room('Living Room *3; Bedroom *2; Bathroom'), trait('ai:Recipient', 'For Anyone')],
    openers: ['Fills a room without taking it over.', 'Hand-poured and cleanly scented.', 'Light it an hour before they arrive.'],
  }),
  item({
    id: 'cushion', archetype: 'cushion', weight: 24, ranges: 'soft-furnishings', prefixes: places, nouns: ['Cushion', 'Square Cushion', 'Piped Cushion'], taxonomy: 'Soft Furnishings', style: 'Cushions', leaves: 'home-cushions',
    family: 'cushion', looks: 'velvet*5 linen*5 plain*2 floral-large*3 floral-small*2 stripe*3 geometric*3 tartan*2 paisley abstract gingham*2', colours: 'home', colourCount: [1, 6], sizes: ['cushions', 'one-size'], price: [16, 30], set: null,
    traits: [room('Living Room *3; Bedroom *2'), trait('detail', 'Piped: piped edges *2; Fringed: a fringe *2; Tufted: tufting; Embroidered: hand embroidery *2; Plain = - *2', 0.5), trait('ai:Filling', 'Feather *2; Recycled Fibre *3; Cover Only'), trait('ai:Closure', 'Hidden Zip'), trait('ai:Shape', 'Square'), trait('ai:Reversible', 'Reversible; Not Reversible *3'), interior],
    openers: ['The quickest way to change a room, in {cloth}.', 'Plump, piped and made from {cloth}.', 'One is a cushion; three is a decision.'],
  }),
  item({
    id: 'throw', archetype: 'throw', weight: 14, ranges: 'soft-furnishings', prefixes: places, nouns: ['Throw', 'Blanket', 'Bedspread'], taxonomy: 'Soft Furnishings', style: 'Throws & Blankets', leaves: 'home-throws',
    family: 'throw', looks: 'knit*4 wool*4 linen*2 velvet*2 tartan*3 houndstooth*2 gingham stripe*2', colours: 'home', colourCount: [1, 4], sizes: ['throws', 'one-size'], price: [34, 62], season: 'winter', occasions: 'loungewear christmas',
    traits: [room('Living Room *3; Bedroom *3'), trait('detail', 'Fringed: a fringed edge *3; Cable Knit: cables; Waffle: a waffle weave *2; Tassel: tassels', 0.6), trait('ai:Warmth', 'Lightweight; Midweight *2; Heavyweight'), trait('ai:Reversible', 'Reversible; Not Reversible *2'), interior],
    openers: ['For the end of the sofa and the end of the day, in {cloth}.', 'Woven in {cloth}, and big enough to share.', 'Warmth you can fold.'],
  }),
  item({
    id: 'bedding', archetype: 'bedding', weight: 28, ranges: 'bedding', prefixes: places, nouns: ['Duvet Cover Set', 'Duvet Set', 'Bedding Set'], taxonomy: 'Bedding', style: ({ look }) => (look === 'linen' ? 'Linen Bedding' : look === 'plain' || look === 'velvet' ? 'Plain Bedding' : 'Printed Bedding'),
    leaves: ({ look }) => (look === 'linen' ? ['home-linen-bedding'] : look === 'plain' || look === 'velvet' ? ['home-duvet-sets'] : ['home-printed-bedding', 'home-duvet-sets']),
    family: 'bedding', looks: 'plain*6 linen*4 floral-large*3 floral-small*3 stripe*3 gingham*2 geometric*2 tartan*2 abstract paisley velvet', colours: 'bedding', colourCount: [1, 5], sizes: 'bedding', price: [32, 58], occasions: 'loungewear',
    traits: [room('Bedroom'), trait('ai:Thread Count', '144 *2; 200 *3; 300 *2; 400'), trait('ai:Closure', 'Buttons: a button closure *2; Poppers'), trait('ai:Reversible', 'Reversible: a second pattern on the reverse *2; Not Reversible *2'), trait('ai:Set Contents', 'Duvet Cover and Pillowcases: matching pillowcases'), trait('detail', 'Piped: piped edges; Ruffle: a ruffled edge; Pintuck: pintucks; Plain = - *3', 0.5), interior],
    openers: ['Fresh sheets, every night for a week: {cloth}.', 'A bed worth going to early, in {cloth}.', 'Cover and pillowcases together, in {cloth}.'],
  }),
  item({
    id: 'rug', archetype: 'rug', weight: 18, ranges: 'rugs', prefixes: places, nouns: ['Rug', 'Hand Tufted Rug', 'Flatweave Rug'], taxonomy: 'Soft Furnishings', style: 'Rugs', leaves: 'home-rugs',
    family: 'rug', looks: 'wool*4 geometric*4 stripe*3 abstract*3 paisley*2 houndstooth', colours: 'home', colourCount: [1, 4], sizes: 'rugs', price: [70, 120], logisticClass: 'bulky',
    traits: [room('Living Room *3; Bedroom *2; Hallway; Dining Room'), trait('ai:Pile Height', 'Flatweave *2; Low Pile *3; Deep Pile'), trait('ai:Shape', 'Rectangular'), trait('ai:Construction', 'Hand Tufted *2; Handwoven *2; Machine Made'), trait('detail', 'Fringed: a fringed end; Bordered: a border *2; Textured: a carved pile *2; Plain = -', 0.5), interior],
    openers: ['Something soft for the first step of the day, in {cloth}.', 'Anchors a room and hides a multitude.', 'Made from {cloth}, and rolled, never folded.'],
  }),
  item({
    id: 'mirror', archetype: 'mirror', weight: 10, ranges: ['decor', 'furniture'], prefixes: places, nouns: ['Mirror', 'Round Mirror', 'Wall Mirror'], taxonomy: 'Decor', style: 'Mirrors', leaves: 'home-mirrors',
    looks: 'plain', colours: 'frames', colourCount: [1, 3], sizes: ['mirrors', 'one-size'], price: [55, 110], logisticClass: 'bulky', solid: { fabrication: 'Bevelled glass in a metal or timber frame.', care: 'glass' },
    traits: [room('Hallway *2; Bedroom *2; Living Room *2; Bathroom'), trait('ai:Shape', 'Round *3; Arched; Oval'), trait('ai:Frame Material', 'Metal: a slim metal frame *3; Oak: an oak frame; Rattan'), trait('detail', 'Slim Frame: a slim frame *2; Antiqued: antiqued glass; Bevelled: a bevelled edge *2; Scalloped: a scalloped frame', 0.8), interior],
    openers: ['Doubles the light and tells the truth kindly.', 'Hang it opposite a window.', 'A generous circle for a narrow hall.'],
  }),
  item({
    id: 'cookware', archetype: 'cookware-pot', weight: 10, ranges: 'dining', prefixes: places, nouns: ['Casserole', 'Cast Iron Casserole', 'Stockpot'], taxonomy: 'Kitchen & Dining', style: 'Cookware', leaves: 'home-cookware',
    looks: 'plain', colours: 'cookware', colourCount: [1, 5], sizes: 'pots', price: [48, 85], solid: { fabrication: 'Enamelled cast iron.', care: 'cast-iron' },
    traits: [room('Kitchen'), trait('ai:Material', 'Cast Iron *3; Stainless Steel; Aluminium'), trait('ai:Hob Type', 'All Hobs Including Induction: a base for every hob'), trait('ai:Oven Safe', 'Oven Safe to 260°C *2; Oven Safe to 180°C'), trait('ai:Dishwasher Safe', 'Dishwasher Safe; Hand Wash Only *2'), trait('ai:Capacity', '3 Litres; 4.5 Litres *2; 6 Litres')],
    openers: ['For stews that take all afternoon.', 'Holds its heat from hob to table.', 'Heavy where it should be, and guaranteed for twenty years.'],
  }),
  item({
    id: 'tableware', archetype: 'tableware', weight: 16, ranges: 'dining', prefixes: places, nouns: ['Dinner Set', 'Stoneware Dinner Set', 'Dinnerware Set', 'Breakfast Set'], taxonomy: 'Kitchen & Dining', style: 'Tableware', leaves: 'home-tableware',
    looks: 'plain', colours: 'ceramics', colourCount: [1, 5], sizes: 'tableware', price: [45, 80], solid: { fabrication: 'Glazed stoneware.', care: 'ceramic' },
    traits: [room('Kitchen *2; Dining Room *2'), trait('ai:Material', 'Stoneware *4; Porcelain *2'), trait('ai:Dishwasher Safe', 'Dishwasher Safe'), trait('ai:Oven Safe', 'Oven Safe to 180°C; Not Oven Safe *2'), trait('ai:Finish', 'Reactive Glaze: a reactive glaze *3; Matte Glaze; Gloss Glaze'), trait('detail', 'Speckled: speckles *2; Ribbed: a ribbed rim; Rimmed: a painted rim *2; Plain = -', 0.6)],
    openers: ['Plates for every day that are good enough for Sunday.', 'Stacks neatly, chips rarely.', 'Dipped by hand, so the rims wander a little.'],
  }),
  item({
    id: 'towels', archetype: 'towels', weight: 14, ranges: ['bedding', 'soft-furnishings'], prefixes: places, nouns: ['Towel', 'Bath Towel Range', 'Egyptian Cotton Towel'], taxonomy: 'Bathroom', style: 'Towels', leaves: 'home-towels',
    family: 'towel', looks: 'jersey*7 stripe*3 geometric gingham', colours: 'bedding', colourCount: [2, 8], sizes: 'towels', price: [4, 7],
    traits: [room('Bathroom'), trait('ai:Weight', '500gsm; 600gsm *3; 700gsm'), trait('detail', 'Ribbed: a ribbed border *2; Waffle: a waffle weave; Fringed: a fringed end; Plain = - *2', 0.5), trait('ai:Quick Dry', 'Quick Dry; Standard *2'), interior],
    openers: ['Thirsty, thick and slow to fray: {cloth}.', 'Hotel towels without the bill.', 'Woven from long-staple cotton that gets softer as it goes.'],
  }),
];

const personal = { returns: 'final' as const, sizes: 'one-size' as const };

export const giftLines: Line[] = [
  line({
    id: 'personalised-gift', archetype: 'gift-box', department: 'Gifts', weight: 12, ranges: 'gifts', prefixes: ['Personalised', 'Engraved', 'Made for You', 'Initial', 'Monogrammed'], nouns: ['Keepsake Box', 'Memory Box', 'Jewellery Box', 'Stationery Box', 'Baby Keepsake Box'], taxonomy: 'Gifts', style: 'Personalised Gifts', leaves: ['gifts-personalised'],
    looks: 'plain*3 satin*2 floral-small*2 polka-dot stripe', colours: 'gifts', colourCount: [1, 4], price: [22, 42], ...personal, solid: { fabrication: 'Cloth-covered board with a ribbon pull.', care: 'spot' }, occasions: 'christmas',
    traits: [trait('ai:Recipient', 'For Her *2; For Him; For Kids; For Anyone *2'), trait('ai:Personalisation', 'Name *3; Initials *2; Message'), trait('detail', 'Ribbon: a ribbon pull *2; Velvet Lined: a velvet lining *2; Plain = -', 0.6)],
    openers: ['Their name on it, spelled properly.', 'Made to order with the words you choose.', 'Somewhere to keep the small things that matter.'],
  }),
  line({
    id: 'hamper', archetype: 'gift-box', department: 'Gifts', weight: 10, ranges: 'gifts', prefixes: ['The Cosy Night In', 'The New Home', 'The Gardener’s', 'The Thank You', 'The Cook’s', 'The Sunday', 'The Bookworm’s', 'The New Baby', 'The Christmas Eve', 'The Spa Day', 'The Candlelight'], nouns: ['Gift Box', 'Hamper', 'Gift Set'], taxonomy: 'Gifts', style: 'Gift Sets & Hampers', leaves: ['gift-sets'],
    looks: 'plain*3 satin*2 stripe*2 geometric floral-small', colours: 'gifts', colourCount: [1, 2], price: [32, 65], sizes: 'one-size', solid: { fabrication: 'Keepsake box with shredded paper; contents individually packed.', care: 'spot' }, occasions: 'christmas', season: 'winter',
    traits: [trait('ai:Recipient', 'For Her *2; For Him *2; For Kids; For Anyone *2'), trait('ai:Piece Count', '3 Pieces *2; 5 Pieces *2; 8 Pieces'), trait('detail', 'Ribbon: a hand-tied ribbon *2; Wicker: a wicker lid; Plain = -', 0)],
    openers: ['A box of small good things, chosen to go together.', 'Opens slowly and is shared quickly.', 'Packed by hand with a card for your message.'],
  }),
];
