import { type Line, line, trait } from './line.ts';

type Input = Omit<Parameters<typeof line>[0], 'department'>;
const mens = (input: Input): Line => line({ department: 'Mens', ...input });
const accessory = (input: Input): Line => mens({ productType: 'accessory', ranges: 'mens-accessories', ...input } as Input);

const suitLooks = 'wool*6 plain*4 pinstripe*2 houndstooth linen*2 tartan velvet';
const suitFit = trait('ai:Fit', 'Slim = Slim Fit: a slim fit *3; Regular = Regular Fit: a regular fit *3; Skinny = Skinny Fit: a skinny fit; Tailored = Tailored Fit: a tailored fit *3', 0.95);
const tailoringOccasions = 'workwear*4 wedding-guest*3 evening';

export const mensLines: Line[] = [
  mens({
    id: 'mens-formal-shirt', archetype: 'mens-shirt', weight: 18, ranges: ['mens-tailoring', 'menswear'],
    nouns: ['Formal Shirt', 'Shirt', 'Work Shirt'], taxonomy: 'Shirts', style: 'Formal Shirts', leaves: 'mens-formal-shirts',
    family: 'shirt', looks: 'plain*8 stripe*4 gingham*2 geometric polka-dot', colours: 'shirts', sizes: ['collar', 'letters-mens'],
    price: [28, 42], occasions: tailoringOccasions,
    traits: [
      suitFit,
      trait('detail', 'Cutaway Collar: a cutaway collar *3; Double Cuff: double cuffs for links *2; Easy Iron: an easy-iron finish *4; Button Down: a button-down collar', 0.6),
      trait('sleeveLength', 'Long Sleeve = -: long sleeves *5; Short Sleeve: short sleeves', 0.9),
      trait('neckline', 'Collared = -'), trait('ai:Collar', 'Cutaway Collar *2; Classic Collar *3'), trait('ai:Cuff', 'Single Cuff *3; Double Cuff'), trait('ai:Closure', 'Button'),
    ],
    openers: ['The white-shirt test, passed: {cloth}, proper buttons, a collar that sits.', 'Made from {cloth} and ready for the tie of your choice.', 'Ironed in five minutes, smart until six.'],
  }),
  mens({
    id: 'mens-casual-shirt', archetype: 'mens-shirt', weight: 18, ranges: 'menswear',
    nouns: ['Shirt', 'Casual Shirt', 'Overshirt'], taxonomy: 'Shirts', style: 'Casual Shirts', leaves: 'mens-casual-shirts',
    family: 'shirt', looks: 'linen*5 plain*4 denim*3 stripe*3 tartan*4 gingham*2 floral-small*2 geometric floral-large', colours: 'mens', sizes: 'letters-mens',
    price: [30, 45], occasions: 'weekend*4 holiday*3',
    traits: [
      trait('sleeveLength', 'Long Sleeve: long sleeves *3; Short Sleeve: short sleeves *3', 0.7),
      trait('neckline', 'Collared = -'),
      trait('detail', 'Pocket: a chest pocket *3; Grandad Collar: a grandad collar *2; Revere Collar: a revere collar *2; Button Down: a button-down collar *2; Plain = -', 0.6),
      trait('ai:Fit', 'Regular *4; Relaxed *2; Slim *2'), trait('ai:Collar', 'Button Down *2; Grandad Collar; Revere Collar; Classic Collar *2'), trait('ai:Closure', 'Button'),
    ],
    openers: ['A weekend shirt in {cloth}, good open over a T-shirt.', 'Worn in, washed down and made from {cloth}.', 'For beer gardens, barbecues and better flights.'],
  }),
  mens({
    id: 'mens-t-shirt', archetype: 't-shirt', weight: 20, ranges: 'menswear',
    nouns: ['T-Shirt', 'Crew T-Shirt'], taxonomy: 'T-Shirts & Polos', style: 'T-Shirts', leaves: 'mens-tshirts',
    family: 'jersey', looks: 'jersey*8 stripe*4 abstract', colours: 'mens', colourCount: [2, 8], sizes: 'letters-mens', price: [12, 22], occasions: 'weekend*4 holiday*2',
    traits: [
      trait('neckline', 'Crew Neck = -: a crew neck *5; V Neck: a V neck *2; Henley: a button placket', 0.8),
      trait('sleeveLength', 'Short Sleeve = -: short sleeves *5; Long Sleeve: long sleeves *2', 0.9),
      trait('detail', 'Pocket: a chest pocket *2; Heavyweight: a heavyweight knit *2; Plain = - *3; Embroidered Logo: an embroidered logo; Waffle: a waffle texture', 0.7),
      trait('ai:Fit', 'Regular = - *3; Slim = Slim Fit: a slim fit *2; Relaxed = Relaxed Fit: a relaxed fit *2; Boxy: a boxy cut', 0.5),
    ],
    openers: ['The T-shirt drawer, upgraded with {cloth}.', 'Cut straight, stitched twice, made from {cloth}.', 'A good plain T-shirt is harder to find than it should be.'],
  }),
  mens({
    id: 'polo-shirt', archetype: 'polo-shirt', weight: 14, ranges: 'menswear',
    nouns: ['Polo Shirt', 'Polo'], taxonomy: 'T-Shirts & Polos', style: 'Polo Shirts', leaves: 'mens-polo-shirts',
    family: 'jersey', looks: 'jersey*7 stripe*3 knit*3', colours: 'mens', colourCount: [1, 6], sizes: 'letters-mens', price: [20, 34], occasions: 'weekend*4 holiday*2 workwear', season: 'summer',
    traits: [
      trait('sleeveLength', 'Short Sleeve = -: short sleeves *4; Long Sleeve: long sleeves', 0.9),
      trait('neckline', 'Collared = -: a ribbed collar'),
      trait('detail', 'Tipped: tipped edges *3; Zip Neck: a zip neck *2; Pique = Pique: a piqué texture *3; Pocket: a pocket; Textured: a textured front', 0.75),
      trait('ai:Fit', 'Regular = - *3; Slim = Slim Fit: a slim fit *2', 0.5), trait('ai:Closure', 'Button *3; Zip'),
    ],
    openers: ['Smarter than a T-shirt, easier than a shirt: a {noun} in {cloth}.', 'A collar that keeps its shape, in {cloth}.', 'Eighteen holes or one long lunch.'],
  }),
  mens({
    id: 'mens-jumper', archetype: 'jumper', weight: 18, ranges: 'menswear',
    nouns: ['Jumper', 'Jumper', 'Knitted Jumper'], taxonomy: 'Knitwear & Hoodies', style: 'Jumpers', leaves: 'mens-jumpers',
    family: 'knit', looks: 'knit*9 stripe*3', colours: 'knit', colourCount: [1, 5], sizes: 'letters-mens', price: [34, 52], season: 'winter', occasions: 'weekend*3 workwear*2 christmas',
    traits: [
      trait('neckline', 'Crew Neck: a crew neck *4; Roll Neck: a roll neck *2; V Neck: a V neck *2; Half Zip = Half Zip: a half zip *3; Shawl Collar: a shawl collar', 0.95),
      trait('sleeveLength', 'Long Sleeve = -'),
      trait('detail', 'Cable Knit: cables *2; Ribbed: a ribbed body *2; Plain = - *3; Waffle: a waffle stitch; Elbow Patch: elbow patches', 0.6),
      trait('ai:Knit Type', 'Fine Knit *3; Chunky Knit *2; Cable Knit'), trait('ai:Warmth', 'Lightweight; Midweight *3; Heavyweight'), trait('ai:Fit', 'Regular *3; Relaxed'),
    ],
    openers: ['A solid jumper in {cloth}.', 'Shirt under it, jacket over it: a {noun} in {cloth}.', 'The layer that lives on the back of the chair.'],
  }),
  mens({
    id: 'mens-hoodie', archetype: 'hoodie', weight: 12, ranges: 'menswear',
    nouns: ['Hoodie', 'Pullover Hoodie'], taxonomy: 'Knitwear & Hoodies', style: 'Hoodies & Sweatshirts', leaves: 'mens-hoodies',
    family: 'sweat', looks: 'jersey*8 stripe abstract', colours: 'mens', sizes: 'letters-mens', price: [30, 45], season: 'winter', occasions: 'weekend*4 loungewear*2',
    traits: [
      trait('detail', 'Kangaroo Pocket = -: a kangaroo pocket *3; Zip Through: a full zip *3; Embroidered: an embroidered logo; Heavyweight: a heavyweight brushed back *2', 0.8),
      trait('sleeveLength', 'Long Sleeve = -'), trait('ai:Hood', 'Hooded = -: a lined hood'), trait('ai:Fit', 'Regular = - *3; Relaxed = Relaxed Fit: a relaxed fit *2; Oversized: an oversized cut', 0.6), trait('ai:Closure', 'Pull On *3; Zip *2'),
    ],
    openers: ['Heavy in the hand and soft inside, in {cloth}.', 'Sunday uniform.', 'Made for cold mornings and long car journeys.'],
  }),
  mens({
    id: 'mens-suit-jacket', archetype: 'suit-jacket', weight: 14, ranges: 'mens-tailoring',
    nouns: ['Suit Jacket'], taxonomy: 'Suits & Tailoring', style: 'Suit Jackets', leaves: 'mens-suit-jackets',
    family: 'tailoring', looks: suitLooks, colours: 'mens-suits', colourCount: [1, 2], sizes: 'chest', price: [90, 130], occasions: tailoringOccasions, set: 'mens-suit',
    traits: [suitFit, trait('ai:Jacket Style', 'Single Breasted = -: a two-button front *4; Double Breasted: a double-breasted front', 0.9), trait('detail', 'Notch Lapel = -: notch lapels *3; Peak Lapel: peak lapels', 0.5), trait('sleeveLength', 'Long Sleeve = -'), trait('ai:Lining', 'Fully Lined: a full lining *2; Half Lined'), trait('ai:Closure', 'Button'), trait('ai:Vent', 'Double Vent *3; Single Vent')],
    openers: ['A jacket with a soft shoulder and a clean chest, in {cloth}.', 'Wear it as half of a suit or all of an outfit.', 'Cut in {cloth}, half-canvassed, and finished by hand at the lapel.'],
  }),
  mens({
    id: 'mens-suit-trousers', archetype: 'tailored-trousers', weight: 14, ranges: 'mens-tailoring',
    nouns: ['Suit Trousers'], taxonomy: 'Suits & Tailoring', style: 'Suit Trousers', leaves: 'mens-suit-trousers',
    family: 'tailoring', looks: suitLooks, colours: 'mens-suits', colourCount: [1, 2], sizes: 'waist', price: [45, 62], occasions: tailoringOccasions, set: 'mens-suit',
    traits: [suitFit, trait('ai:Leg Shape', 'Tapered = -: a tapered leg *2; Straight = -: a straight leg *2'), trait('detail', 'Flat Front = -: a flat front *3; Pleat Front: a single pleat', 0.6), trait('ai:Rise', 'Mid Rise'), trait('ai:Closure', 'Zip Fly'), trait('ai:Pockets', 'Side Pockets')],
    openers: ['Cut to match the jacket, in {cloth}.', 'A crease that survives the commute.', 'Comfortable through the seat and neat at the shoe, in {cloth}.'],
  }),
  mens({
    id: 'mens-two-piece', archetype: 'suit', weight: 6, ranges: 'mens-tailoring',
    nouns: ['Two Piece Suit', 'Suit'], taxonomy: 'Suits & Tailoring', style: 'Two-Piece Suits', leaves: 'mens-two-piece-suits',
    family: 'tailoring', looks: suitLooks, colours: 'mens-suits', colourCount: [1, 2], sizes: 'chest', price: [140, 195], occasions: tailoringOccasions,
    traits: [suitFit, trait('detail', 'Tuxedo: satin lapels; Peak Lapel: peak lapels; Plain = - *3', 0.8), trait('ai:Jacket Style', 'Single Breasted *3; Double Breasted'), trait('sleeveLength', 'Long Sleeve = -'), trait('ai:Lining', 'Fully Lined: a full lining')],
    openers: ['Jacket and trousers together, in {cloth}.', 'The suit for the job, the wedding and the wedding after that.', 'Two pieces, one price, {cloth}.'],
  }),
  mens({
    id: 'chinos', archetype: 'chinos', weight: 16, ranges: 'menswear',
    nouns: ['Chinos', 'Chino Trousers'], taxonomy: 'Trousers & Jeans', style: 'Chinos', leaves: 'mens-chinos',
    family: 'chinos', looks: 'plain*8 linen*3 tartan', colours: 'mens', colourCount: [1, 6], sizes: 'waist', price: [30, 45], occasions: 'weekend*3 workwear*3',
    traits: [
      trait('ai:Fit', 'Slim = Slim Fit: a slim fit *3; Regular = Regular Fit: a regular fit *2; Tapered = Tapered: a tapered fit *2; Relaxed = Relaxed Fit: a relaxed fit', 0.9),
      trait('detail', 'Plain = - *3; Pleat Front: a pleated front; Stretch = Stretch: plenty of stretch *2; Drawstring: a drawstring waist', 0.7),
      trait('ai:Leg Shape', 'Tapered *2; Straight *2; Slim'), trait('ai:Rise', 'Mid Rise'), trait('ai:Closure', 'Zip Fly *3; Button Fly'), trait('ai:Pockets', 'Side Pockets: slanted pockets'),
    ],
    openers: ['Chinos that earn their place, in {cloth}.', 'As good with a blazer as with bare ankles.', 'Garment-washed so that they feel broken in from day one.'],
  }),
  mens({
    id: 'mens-jeans', archetype: 'jeans', weight: 16, ranges: 'menswear',
    nouns: ['Jeans'], taxonomy: 'Trousers & Jeans', style: ({ value }) => `${value('aiattributes.Leg Shape') ?? 'Straight'} Jeans`, leaves: 'mens-jeans',
    family: 'denim', looks: 'denim', colours: 'denim', colourCount: [1, 4], sizes: 'waist', price: [36, 55], occasions: 'weekend',
    traits: [
      trait('ai:Leg Shape', 'Straight: a straight leg *3; Slim: a slim leg *3; Skinny: a skinny leg *2; Tapered: a tapered leg *2; Loose: a loose leg; Bootcut: a bootcut leg', 1),
      trait('detail', 'Selvedge = Selvedge: a selvedge edge; Distressed: light distressing; Plain = - *3; Carpenter: carpenter pockets', 0.7),
      trait('ai:Rise', 'Mid Rise *3; High Rise'), trait('ai:Wash', 'Dark Wash *2; Mid Wash *2; Light Wash *2; Rinse Wash; Black Wash *2', 0.5),
      trait('ai:Stretch', 'Slight Stretch *3; No Stretch *2; Stretch'), trait('ai:Closure', 'Zip Fly *2; Button Fly'), trait('ai:Pockets', 'Five Pockets: five pockets'),
    ],
    openers: ['Denim with some backbone: {cloth}.', 'Jeans for people who own one pair and wear them daily.', 'Washed, worn in and ready.'],
  }),
  mens({
    id: 'mens-wool-coat', archetype: 'wool-coat', weight: 10, ranges: ['menswear', 'mens-tailoring'],
    nouns: ['Overcoat', 'Coat', 'Wool Coat'], taxonomy: 'Coats & Jackets', style: 'Wool Coats', leaves: 'mens-coats',
    family: 'coat', looks: 'wool*8 houndstooth tartan plain*2', colours: 'coats', colourCount: [1, 3], sizes: ['letters-mens', 'chest'], price: [110, 160], season: 'winter', occasions: 'workwear*4 evening',
    traits: [trait('ai:Jacket Style', 'Single Breasted: a single-breasted front *3; Double Breasted: a double-breasted front *2', 0.8), trait('detail', 'Funnel Neck: a funnel neck; Notch Lapel = -: notch lapels *3; Hidden Placket = -: a hidden placket', 0.5), trait('sleeveLength', 'Long Sleeve = -'), trait('ai:Lining', 'Fully Lined: a full lining'), trait('ai:Warmth', 'Heavyweight *2; Midweight'), trait('ai:Closure', 'Button'), trait('ai:Fit', 'Regular *3; Slim')],
    openers: ['The coat over the suit, in {cloth}.', 'Heavy enough for February, sharp enough for the office.', 'An overcoat that will outlast the fashion for it.'],
  }),
  mens({
    id: 'mens-puffer', archetype: 'puffer-jacket', weight: 10, ranges: 'menswear',
    nouns: ['Puffer Jacket', 'Padded Jacket'], taxonomy: 'Coats & Jackets', style: 'Puffer Jackets', leaves: 'mens-puffer-jackets',
    family: 'puffer', looks: 'plain*8 satin leather', colours: 'mens', colourCount: [1, 4], sizes: 'letters-mens', price: [58, 92], season: 'winter', occasions: 'weekend',
    traits: [trait('detail', 'Hooded: a fixed hood *4; Funnel Neck: a funnel neck *2; Lightweight: a packable weight *2', 0.95), trait('sleeveLength', 'Long Sleeve = -'), trait('ai:Water Resistance', 'Showerproof *3; Water Repellent *2'), trait('ai:Warmth', 'Heavyweight; Midweight *2'), trait('ai:Closure', 'Zip'), trait('ai:Pockets', 'Zip Pockets: zipped pockets'), trait('ai:Fit', 'Regular *3; Relaxed')],
    openers: ['Warm, light and packed small, in {cloth}.', 'Built for wet hills and windy platforms.', 'Everything you want in a jacket at six in the morning.'],
  }),
  mens({
    id: 'mens-casual-jacket', archetype: 'denim-jacket', weight: 10, ranges: 'menswear',
    nouns: ['Jacket', 'Trucker Jacket', 'Western Jacket'], taxonomy: 'Coats & Jackets', style: ({ look }) => (look === 'denim' ? 'Denim Jackets' : 'Leather Jackets'), leaves: 'mens-casual-jackets',
    family: 'denim', looks: 'denim*6 leather*4', colours: 'denim', colourCount: [1, 3], sizes: 'letters-mens', price: [52, 80], occasions: 'weekend',
    traits: [trait('detail', 'Borg Lined: a borg lining *2; Pocket = -: four pockets *2; Plain = - *3', 0.8), trait('sleeveLength', 'Long Sleeve = -'), trait('ai:Fit', 'Regular = - *3; Slim = Slim Fit: a slim fit; Oversized: an oversized cut', 0.6), trait('ai:Closure', 'Button *3; Popper Fastening'), trait('ai:Pockets', 'Chest Pockets: chest pockets')],
    openers: ['A jacket that looks better in year three, in {cloth}.', 'Over a hoodie, under an overcoat, out of habit.', 'Cut to the hip in {cloth}.'],
  }),
  mens({
    id: 'mens-pyjamas', archetype: 'pyjamas', weight: 8, ranges: 'menswear',
    nouns: ['Pyjama Set', 'Pyjamas'], taxonomy: 'Nightwear', style: 'Pyjamas', leaves: 'mens-pyjamas',
    family: 'nightwear', looks: 'stripe*4 tartan*4 plain*3 gingham*2 satin', colours: 'mens', colourCount: [1, 3], sizes: 'letters-mens', price: [30, 42], occasions: 'loungewear*3 christmas', season: 'winter',
    traits: [trait('sleeveLength', 'Long Sleeve: long sleeves *3; Short Sleeve: short sleeves', 0.5), trait('detail', 'Piped: piped edges *3; Pocket: a chest pocket *2', 0.6), trait('ai:Closure', 'Button'), trait('ai:Set Contents', 'Shirt and Trousers'), trait('ai:Length', 'Full Length *3; Shorts')],
    openers: ['Proper pyjamas in {cloth}.', 'Breakfast can wait.', 'Shirt and trousers, cut loose, in {cloth}.'],
  }),
  mens({
    id: 'mens-dressing-gown', archetype: 'dressing-gown', weight: 6, ranges: 'menswear',
    nouns: ['Dressing Gown', 'Robe'], taxonomy: 'Nightwear', style: 'Dressing Gowns', leaves: 'mens-dressing-gowns',
    family: 'nightwear', looks: 'jersey*6 tartan*3 velvet plain', colours: 'mens', colourCount: [1, 3], sizes: 'letters-mens', price: [38, 56], season: 'winter', occasions: 'loungewear*3 christmas',
    traits: [trait('sleeveLength', 'Long Sleeve = -: long sleeves'), trait('detail', 'Hooded: a hood *2; Shawl Collar: a shawl collar *3; Piped: piped edges', 0.8), trait('ai:Pockets', 'Patch Pockets: two deep pockets'), trait('ai:Closure', 'Tie Fastening'), trait('ai:Length', 'Midi')],
    openers: ['A robe with some heft, in {cloth}.', 'For the walk from shower to coffee.', 'Big enough to get lost in, made from {cloth}.'],
  }),
  mens({
    id: 'mens-boots', archetype: 'ankle-boots', weight: 10, ranges: 'mens-shoes', productType: 'footwear',
    nouns: ['Boots', 'Chelsea Boots', 'Lace Up Boots'], taxonomy: 'Shoes', style: 'Boots', leaves: 'mens-boots',
    family: 'leather', looks: 'leather', colours: 'leather', colourCount: [1, 3], sizes: 'shoes-mens', price: [65, 100], season: 'winter', occasions: 'workwear*2 weekend*3',
    traits: [trait('detail', 'Brogue: brogue punching *2; Plain = - *2; Pull Tab: a pull tab; Cleated Sole: a cleated sole *2; Worker = Worker: a worker shape', 0.8), trait('ai:Toe Shape', 'Round Toe *3; Almond Toe'), trait('ai:Closure', 'Lace Up *2; Pull On *2; Zip'), trait('ai:Sole Material', 'Rubber *3; Leather'), trait('ai:Shoe Width', 'Standard *4; Wide Fit'), trait('ai:Ankle Height', 'Ankle'), trait('ai:Upper Material', 'Leather')],
    openers: ['Boots with a welt you can resole, in {cloth}.', 'Polish them or do not; both look good.', 'From puddle to pub, in {cloth}.'],
  }),
  mens({
    id: 'mens-trainers', archetype: 'trainers', weight: 12, ranges: 'mens-shoes', productType: 'footwear',
    nouns: ['Trainers', 'Court Trainers'], taxonomy: 'Shoes', style: 'Trainers', leaves: 'mens-trainers',
    family: 'trainers', looks: 'leather*6 plain*2 knit*3', colours: 'trainers', colourCount: [1, 4], sizes: 'shoes-mens', price: [40, 62], occasions: 'weekend',
    traits: [trait('detail', 'Retro: a retro panelled upper *2; Minimal = Minimal: a minimal upper *2; Contrast Heel: a contrast heel *2; Runner = Runner: a runner sole', 0.9), trait('ai:Toe Shape', 'Round Toe'), trait('ai:Closure', 'Lace Up'), trait('ai:Sole Material', 'Rubber'), trait('ai:Shoe Width', 'Standard *4; Wide Fit'), trait('ai:Upper Material', 'Leather *2; Textile')],
    openers: ['Clean lines, good foam, {cloth}.', 'Smart enough for the office on a Friday.', 'Straight from the box to the weekend.'],
  }),
  accessory({
    id: 'tie', archetype: 'tie', weight: 9, ranges: 'mens-accessories',
    nouns: ['Tie', 'Slim Tie', 'Tie'], taxonomy: 'Accessories', style: 'Ties', leaves: 'mens-ties',
    family: 'tie', looks: 'satin*3 stripe*4 polka-dot*3 paisley*3 knit*2 geometric*2 floral-small*2 houndstooth', colours: 'mens-suits', colourCount: [1, 4], sizes: 'one-size', price: [16, 28], occasions: 'wedding-guest*4 workwear*3 evening',
    traits: [trait('ai:Tie Width', 'Slim (6cm) *2; Regular (8cm) *3'), trait('detail', 'Textured: a textured weave; Gift Boxed: a gift box *2; Plain = - *3', 0.6), trait('ai:Care', 'Dry Clean Only *3; Hand Wash')],
    openers: ['A tie with a good knot in it, in {cloth}.', 'The easy way to tell two navy suits apart.', 'Woven, interlined and finished by hand.'],
  }),
  accessory({
    id: 'mens-watch', archetype: 'watch', weight: 6, ranges: 'mens-accessories',
    nouns: ['Watch', 'Field Watch', 'Chronograph Watch'], taxonomy: 'Accessories', style: 'Watches', leaves: 'mens-watches',
    family: 'watch', looks: 'leather*5 plain*3', colours: 'watches', colourCount: [1, 3], sizes: 'one-size', price: [70, 130], solid: { fabrication: 'Stainless steel case, mineral glass.', care: 'watch' }, logisticClass: 'small',
    traits: [trait('ai:Movement', 'Quartz: a quartz movement *3; Automatic: an automatic movement'), trait('ai:Strap Material', 'Leather *3; Bracelet *2; Mesh'), trait('ai:Water Resistance', '3 ATM; 5 ATM *2; 10 ATM'), trait('ai:Case Size', '38mm; 40mm *2; 42mm'), trait('detail', 'Luminous: luminous hands; Date: a date window *2; Minimal: a minimal dial *2', 0.8)],
    openers: ['A legible dial, a decent strap and no notifications.', 'Made to be wound, worn and handed on.', 'Forty millimetres of calm.'],
  }),
  accessory({
    id: 'mens-ring', archetype: 'ring', weight: 4, ranges: ['mens-accessories', 'jewellery'],
    nouns: ['Signet Ring', 'Band Ring', 'Ring'], taxonomy: 'Accessories', style: 'Rings', leaves: 'mens-rings',
    looks: 'plain', colours: 'metals', colourCount: [1, 2], sizes: 'rings-mens', price: [28, 60], solid: { fabrication: 'Recycled sterling silver or gold plate. Nickel free.', care: 'metal' }, logisticClass: 'small',
    traits: [trait('ai:Metal', 'Sterling Silver: recycled sterling silver *3; Gold Plated: 18-carat gold plate; Stainless Steel: brushed steel *2'), trait('detail', 'Brushed: a brushed finish *2; Hammered: a hammered finish *2; Engraved: an engraved edge; Polished: a high polish *2', 1), trait('ai:Jewellery Style', 'Signet *2; Band')],
    openers: ['A ring with some weight to it.', 'Plain, solid and made at the bench.', 'Can be engraved by any jeweller.'],
  }),
  accessory({
    id: 'mens-scarf', archetype: 'scarf', weight: 7, ranges: 'mens-accessories',
    nouns: ['Scarf'], taxonomy: 'Accessories', style: 'Scarves', leaves: 'mens-scarves',
    family: 'scarf', looks: 'wool*5 tartan*4 knit*4 houndstooth*2 stripe*2', colours: 'knit', colourCount: [1, 4], sizes: 'one-size', price: [18, 32], season: 'winter', occasions: 'workwear*2 weekend*2 christmas',
    traits: [trait('detail', 'Fringed: a fringed edge *3; Ribbed: a ribbed knit *2; Brushed: a brushed finish *2; Plain = -', 0.8), trait('ai:Warmth', 'Midweight *2; Heavyweight'), trait('ai:Scarf Shape', 'Long')],
    openers: ['Warm neck, warm everything, in {cloth}.', 'Long enough to loop, soft enough to forget.', 'The gift that is never wrong, in {cloth}.'],
  }),
  accessory({
    id: 'mens-beanie', archetype: 'beanie', weight: 5, ranges: 'mens-accessories',
    nouns: ['Beanie', 'Fisherman Beanie'], taxonomy: 'Accessories', style: 'Beanies', leaves: 'mens-beanies',
    family: 'knit', looks: 'knit*8 stripe', colours: 'mens', colourCount: [1, 5], sizes: 'one-size', price: [12, 22], season: 'winter', occasions: 'weekend',
    traits: [trait('detail', 'Ribbed: a deep rib *4; Cuffed: a turned cuff *2; Cable Knit: cables; Waffle: a waffle stitch', 0.95), trait('ai:Knit Type', 'Chunky Knit; Fine Knit *2'), trait('ai:Warmth', 'Midweight *2; Heavyweight')],
    openers: ['Short, ribbed and warm, in {cloth}.', 'For touchlines and tow paths.', 'Sits above the ears or over them; you decide.'],
  }),
];
