import { type Line, line, trait } from './line.ts';

type Input = Omit<Parameters<typeof line>[0], 'department' | 'ranges'>;
const kid = (input: Input): Line => line({ department: 'Kids', ranges: 'kidswear', family: 'kids', colours: 'kids', ...input } as Parameters<typeof line>[0]);
const dungareeTraits = [
  trait('ai:Closure', 'Buckle *3; Popper Fastening: poppers at the leg *2'),
  trait('detail', 'Pocket: a bib pocket *3; Patch Knee: reinforced knees *3; Turn Up: turn-ups to let down *2; Embroidered: an embroidered bib; Lined = Lined: a soft lining', 0.8),
  trait('ai:Leg Shape', 'Straight *2; Relaxed *2'),
  trait('ai:Fit', 'Relaxed'),
];
const dungareeOpeners = ['Made for climbing, and for being washed after, in {cloth}.', 'Straps that grow with them: two buttonholes, two more summers.', 'Tough at the knee and soft everywhere else.'];
const dressOpeners = ['For parties, puddles and pretending, in {cloth}.', 'A twirl-tested {noun} made from {cloth}.', 'Comfortable enough for the climbing frame.'];
const teeOpeners = ['A T-shirt that survives the wash, in {cloth}.', 'Soft seams, no scratchy labels, {cloth}.', 'Bright when it is new and still bright in June.'];

export const kidsLines: Line[] = [
  kid({
    id: 'girls-dress', archetype: 'kids-dress', weight: 16, gender: 'Girls', nouns: ['Dress', 'Party Dress', 'Pinafore Dress'], taxonomy: 'Girls', style: 'Dresses', leaves: 'girls-dresses',
    looks: 'floral-small*5 gingham*4 plain*3 polka-dot*3 stripe*2 tartan*3 linen*2 floral-large', sizes: 'ages', price: [18, 30], occasions: 'party*3 weekend*2 holiday wedding-guest christmas',
    traits: [trait('sleeveLength', 'Short Sleeve: short sleeves *3; Long Sleeve: long sleeves *2; Sleeveless: a sleeveless cut', 0.5), trait('neckline', 'Round Neck = - *3; Collared: a Peter Pan collar *2', 0.5), trait('detail', 'Smocked: hand smocking *3; Bow: a bow at the back *2; Tiered: tiers for twirling *2; Pocket: two pockets *2', 0.8), trait('ai:Closure', 'Button *2; Zip'), trait('ai:Age Group', 'Girls'), trait('ai:Length', 'Knee Length')],
    openers: dressOpeners,
  }),
  kid({
    id: 'girls-top', archetype: 'kids-t-shirt', weight: 12, gender: 'Girls', nouns: ['T-Shirt', 'Tee'], taxonomy: 'Girls', style: 'T-Shirts & Tops', leaves: 'girls-tops',
    looks: 'jersey*5 stripe*4 polka-dot*2 floral-small*3 animal geometric', colourCount: [1, 5], sizes: 'ages', price: [8, 15], occasions: 'weekend*3 holiday',
    traits: [trait('sleeveLength', 'Short Sleeve: short sleeves *3; Long Sleeve: long sleeves *2', 0.7), trait('neckline', 'Crew Neck = -'), trait('detail', 'Frill Sleeve: a frill at the sleeve *2; Pocket: a patch pocket *2; Embroidered: a small embroidered motif *2; Plain = - *2', 0.8), trait('ai:Fit', 'Regular'), trait('ai:Age Group', 'Girls')],
    openers: teeOpeners,
  }),
  kid({
    id: 'boys-top', archetype: 'kids-t-shirt', weight: 14, gender: 'Boys', nouns: ['T-Shirt', 'Tee'], taxonomy: 'Boys', style: 'T-Shirts & Tops', leaves: 'boys-tops',
    looks: 'jersey*5 stripe*5 geometric*2 abstract*2', colourCount: [1, 5], sizes: 'ages', price: [8, 15], occasions: 'weekend*3 holiday',
    traits: [trait('sleeveLength', 'Short Sleeve: short sleeves *3; Long Sleeve: long sleeves *2', 0.7), trait('neckline', 'Crew Neck = - *4; Henley: a button neck', 0.8), trait('detail', 'Pocket: a chest pocket *3; Raglan: raglan sleeves *2; Embroidered: a small embroidered motif *2; Slub: a slub texture', 0.8), trait('ai:Fit', 'Regular'), trait('ai:Age Group', 'Boys')],
    openers: teeOpeners,
  }),
  kid({
    id: 'girls-dungarees', archetype: 'kids-dungarees', weight: 8, gender: 'Girls', nouns: ['Dungarees'], taxonomy: 'Girls', style: 'Dungarees', leaves: 'girls-dungarees', looks: 'denim*5 plain*3 floral-small*2 gingham linen', colours: 'kids-denim', sizes: 'ages', price: [20, 30], occasions: 'weekend', traits: [...dungareeTraits, trait('ai:Age Group', 'Girls')], openers: dungareeOpeners,
  }),
  kid({
    id: 'boys-dungarees', archetype: 'kids-dungarees', weight: 8, gender: 'Boys', nouns: ['Dungarees'], taxonomy: 'Boys', style: 'Dungarees', leaves: 'boys-dungarees', looks: 'denim*6 plain*3 stripe*2 linen', colours: 'kids-denim', sizes: 'ages', price: [20, 30], occasions: 'weekend', traits: [...dungareeTraits, trait('ai:Age Group', 'Boys')], openers: dungareeOpeners,
  }),
  kid({
    id: 'baby-dress', archetype: 'kids-dress', weight: 7, gender: 'Girls', nouns: ['Baby Dress', 'Baby Dress & Pants Set'], taxonomy: 'Baby', style: 'Baby Dresses', leaves: 'baby-dresses', looks: 'floral-small*5 gingham*4 plain*2 polka-dot*2 stripe', sizes: 'baby-ages', price: [14, 24], occasions: 'party*2 christmas',
    traits: [trait('sleeveLength', 'Short Sleeve: short sleeves *2; Long Sleeve: long sleeves', 0.5), trait('neckline', 'Collared: a frilled collar *2; Round Neck = -', 0.5), trait('detail', 'Smocked: smocking *3; Bow: a bow; Frill Sleeve: frilled sleeves', 0.8), trait('ai:Closure', 'Button *2; Popper Fastening'), trait('ai:Age Group', 'Baby')],
    openers: ['Tiny and well behaved, in {cloth}.', 'Soft inside, pretty outside, {cloth}.', 'For first birthdays and photographs for grandparents.'],
  }),
  kid({
    id: 'baby-dungarees', archetype: 'kids-dungarees', weight: 7, gender: 'Unisex Kids', nouns: ['Baby Dungarees'], taxonomy: 'Baby', style: 'Baby Dungarees', leaves: 'baby-dungarees', looks: 'denim*4 plain*3 stripe*2 linen gingham', colours: 'kids-denim', sizes: 'baby-ages', price: [15, 24], occasions: 'weekend', traits: [...dungareeTraits, trait('ai:Age Group', 'Baby')], openers: ['For crawling at speed, in {cloth}.', 'Poppers all the way, because of course.', 'Roomy over a nappy and neat at the ankle.'],
  }),
  kid({
    id: 'kids-trainers', archetype: 'trainers', weight: 8, productType: 'footwear', nouns: ['Trainers', 'Hook & Loop Trainers'], taxonomy: 'Shoes', style: 'Trainers', leaves: 'kids-trainers', family: 'trainers', looks: 'leather*4 plain*3 knit*3', colours: 'trainers', sizes: 'shoes-kids', price: [22, 34], occasions: 'weekend',
    traits: [trait('ai:Closure', 'Hook and Loop: hook-and-loop straps *3; Lace Up *2; Elastic Lace: elastic laces'), trait('detail', 'Star = Star: a star at the side *2; Stripe = Contrast Stripe: a contrast stripe *2; Reflective: reflective trim *2; Plain = -', 0.9), trait('ai:Sole Material', 'Rubber'), trait('ai:Shoe Width', 'Standard *3; Wide Fit'), trait('ai:Age Group', 'Girls; Boys'), trait('ai:Toe Shape', 'Round Toe')],
    openers: ['They can do these up themselves.', 'Light, bendy and wipeable: {cloth}.', 'Grippy enough for the climbing wall.'],
  }),
  kid({
    id: 'kids-beanie', archetype: 'beanie', weight: 6, productType: 'accessory', nouns: ['Beanie', 'Bobble Hat'], taxonomy: 'Accessories', style: 'Beanies', leaves: 'kids-beanies', looks: 'knit*6 stripe*4', colourCount: [1, 5], sizes: 'kids-hats', price: [8, 14], season: 'winter', occasions: 'weekend*2 christmas',
    traits: [trait('detail', 'Cable Knit: little cables *2; Ribbed: a soft rib *3; Bear Ear: bear ears; Turn Up: a turn-up *2', 0.9), trait('ai:Knit Type', 'Chunky Knit; Fine Knit'), trait('ai:Warmth', 'Midweight'), trait('ai:Age Group', 'Girls; Boys; Baby')],
    openers: ['Stays on. Mostly.', 'Warm ears, in {cloth}.', 'For sledging, and for the walk to school.'],
  }),
];
