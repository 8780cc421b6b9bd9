import { ingredients } from './ingredients.ts';
import { type Line, line, trait } from './line.ts';

type Input = Omit<Parameters<typeof line>[0], 'department' | 'looks'>;
const SOLID = { fabrication: 'Recyclable pack; please rinse and recycle where you live.', care: 'beauty' as const };
const product = (input: Input): Line => line({ department: 'Beauty', looks: 'plain', solid: SOLID, returns: 'hygiene', ...input });

const ethics = trait('ai:Ethical Claim', 'Vegan: a vegan formula *3; Cruelty Free *3; Refillable: a refillable case');
const skinTypes = trait('ai:Skin Type', 'All Skin Types *4; Dry *3; Oily *2; Combination *2; Sensitive *3');
const skinConcern = (options: string) => trait('ai:Skin Concern', options);
const hairType = trait('ai:Hair Type', 'All Hair Types *3; Curly: a curl-friendly formula *2; Fine *2; Coloured *2; Dry *2; Coily');
const stay = trait('ai:Wear Time', 'Up to 8 Hours *2; Up to 12 Hours *3; Up to 24 Hours');
const scents = ['Fig & Cassis', 'Rain on Slate', 'Neroli & Salt', 'Wild Mint', 'Amber Wood', 'Rose & Pepper', 'Cedar & Smoke', 'White Tea', 'Blackberry & Bay', 'Orange Blossom', 'Vetiver', 'Sea Kelp', 'Lavender Field', 'Bergamot & Basil', 'Honey & Oat', 'Iris Root'];
const perfumes = ['Evening Garden', 'Salt & Iris', 'The Library', 'First Frost', 'Low Tide', 'Orangery', 'Velvet Hour', 'Paper Roses', 'Storm Glass', 'Wild Fennel', 'Amber Street', 'Moth & Moon', 'Slow Burn', 'Lime Walk', 'Cloud Atlas of Roses', 'Sunday Linen', 'Night Ferry', 'Hothouse', 'Ink & Cedar', 'Green Room'];
const makeupNames = ['Soft Focus', 'Velvet Line', 'Second Skin', 'All Day', 'Sheer Joy', 'Studio', 'Afterglow', 'Backstage', 'Satin Veil', 'Bare Light', 'Matte Theory', 'High Gloss', 'Opening Night', 'Skin Tint', 'Good Light', 'Encore'];
const skinNames = ['Daily', 'Calm', 'Barrier', 'Bright', 'Overnight', 'Oat', 'Clear', 'Dew', 'Renewal', 'Gentle', 'Water', 'Ceramide', 'Vitamin C', 'Squalane', 'Peptide', 'Hyaluronic'];
const hairNames = ['Curl Keep', 'Deep Repair', 'Colour Hold', 'Feather Light', 'Gloss', 'Scalp Calm', 'Root Lift', 'Silk Rinse', 'Rice Water', 'Everyday', 'Frizz Quiet', 'Coil'];

const fragranceTraits = (notes: string) => [
  trait('ai:Fragrance', notes),
  trait('ai:Fragrance Type', 'Eau de Parfum *3; Eau de Toilette *2'),
  trait('ai:Fragrance Notes', 'Bergamot: bergamot at the start; Rose: rose in the middle; Sandalwood: sandalwood underneath *2; Vanilla: a trace of vanilla; Cedar: dry cedar; Musk: clean musk'),
  ethics,
];
const fragranceOpeners = ['It opens bright, settles slowly and leaves something behind.', 'A scent like a room you once knew.', 'Composed in small batches around a single idea.'];

export const beautyLines: Line[] = [
  product({
    id: 'lipstick', archetype: 'lipstick', weight: 20, ranges: 'makeup', prefixes: makeupNames, nouns: ['Lipstick', 'Satin Lipstick', 'Matte Lipstick', 'Lip Colour'], taxonomy: 'Makeup', style: 'Lipstick', leaves: 'beauty-lipstick',
    colours: 'lips', colourCount: [4, 12], sizes: 'one-size', price: [16, 24], ingredients: ingredients.lipstick, voxeloId: 'lipstick', logisticClass: 'small',
    traits: [trait('ai:Finish', 'Matte: a soft matte finish *3; Satin: a satin finish *3; Sheer: a sheer wash of colour; Gloss: a glossy finish'), trait('ai:Formulation', 'Bullet *4; Liquid'), stay, ethics, trait('ai:Coverage', 'Full *3; Buildable *2; Sheer')],
    openers: ['One swipe, full colour, no tugging.', 'Colour that stays where you put it.', 'A lipstick for people who do not carry a mirror.'],
  }),
  product({
    id: 'foundation', archetype: 'foundation', weight: 14, ranges: 'makeup', prefixes: makeupNames, nouns: ['Foundation', 'Serum Foundation', 'Skin Foundation'], taxonomy: 'Makeup', style: 'Foundation', leaves: 'beauty-foundation',
    colours: 'skin', colourCount: [8, 14], sizes: 'one-size', price: [24, 36], ingredients: ingredients.foundation, logisticClass: 'small',
    traits: [trait('ai:Finish', 'Natural: a natural finish *3; Matte: a soft matte finish *2; Dewy: a dewy finish *2'), trait('ai:Coverage', 'Light; Medium *3; Full *2; Buildable *2'), trait('ai:SPF', 'No SPF *2; SPF 15; SPF 30: SPF 30 protection *2'), skinTypes, stay, ethics, trait('ai:Formulation', 'Liquid *4; Serum *2')],
    openers: ['Looks like skin, only better rested.', 'Shades matched across cool, neutral and warm undertones.', 'Evens, blurs and then disappears.'],
  }),
  product({
    id: 'mascara', archetype: 'mascara', weight: 9, ranges: 'makeup', prefixes: makeupNames, nouns: ['Mascara', 'Volume Mascara', 'Lengthening Mascara'], taxonomy: 'Makeup', style: 'Mascara', leaves: 'beauty-mascara',
    colours: 'lashes', colourCount: [1, 3], sizes: 'one-size', price: [16, 24], ingredients: ingredients.mascara, logisticClass: 'small',
    traits: [trait('ai:Finish', 'Volumising *3; Lengthening *2; Curling'), trait('ai:Formulation', 'Tubing: a tubing formula that slides off with warm water *2; Waterproof: a waterproof formula *2; Washable *2'), stay, ethics],
    openers: ['Separates, lifts and does not flake.', 'Two coats and you are out of the door.', 'A brush that reaches the small lashes too.'],
  }),
  product({
    id: 'eyeshadow', archetype: 'eyeshadow-palette', weight: 10, ranges: 'makeup', prefixes: makeupNames, nouns: ['Eyeshadow Palette', 'Eye Palette'], taxonomy: 'Makeup', style: 'Eyeshadow', leaves: 'beauty-eyeshadow',
    colours: 'eyes', colourCount: [1, 4], sizes: 'one-size', price: [28, 44], ingredients: ingredients.eyeshadow, logisticClass: 'small',
    traits: [trait('ai:Finish', 'Matte; Shimmer; Mixed Finish: mattes, satins and one real shimmer *3'), trait('ai:Piece Count', '6 Shades; 9 Shades *2; 12 Shades'), trait('ai:Formulation', 'Pressed Powder'), stay, ethics],
    openers: ['Colours that were chosen to be worn together.', 'Day at one end, night at the other.', 'Soft pigments that blend without effort.'],
  }),
  product({
    id: 'nail-polish', archetype: 'nail-polish', weight: 10, ranges: 'makeup', prefixes: makeupNames, nouns: ['Nail Polish', 'Gel Effect Nail Polish', 'Nail Colour'], taxonomy: 'Makeup', style: 'Nails', leaves: 'beauty-nails',
    colours: 'nails', colourCount: [3, 10], sizes: 'one-size', price: [8, 14], ingredients: ingredients.nails, logisticClass: 'small',
    traits: [trait('ai:Finish', 'Gloss: a high shine *3; Matte; Shimmer'), trait('ai:Wear Time', 'Up to 7 Days *3; Up to 10 Days'), ethics, trait('ai:Formulation', 'Gel Effect *2; Classic *2')],
    openers: ['Two coats, one minute each, a week of shine.', 'A flat brush that does the whole nail in one stroke.', 'Chip-resistant colour without the lamp.'],
  }),
  product({
    id: 'cleanser', archetype: 'pump-bottle', weight: 11, ranges: 'skincare', prefixes: skinNames, nouns: ['Cleanser', 'Cleansing Milk', 'Gel Cleanser'], taxonomy: 'Skincare', style: 'Cleansers', leaves: 'beauty-cleansers',
    colours: 'bottles', colourCount: [1, 1], sizes: ['one-size', 'bottle-large'], price: [14, 24], ingredients: ingredients.cleanser, set: 'routine',
    traits: [skinTypes, skinConcern('Dryness: a comfort for dry skin *2; Blemishes *2; Redness *2; Dullness'), trait('ai:Formulation', 'Gel *2; Cream *2; Milk *2'), trait('ai:Key Ingredient', 'Oat: soothing oat *2; Glycerin *2; Salicylic Acid; Aloe Vera'), ethics],
    openers: ['Takes the day off without taking anything else.', 'A cleanser that leaves skin clean, not squeaky.', 'Massage in, rinse off, carry on.'],
  }),
  product({
    id: 'serum', archetype: 'pump-bottle', weight: 11, ranges: 'skincare', prefixes: skinNames, nouns: ['Serum', 'Face Serum', 'Booster Serum'], taxonomy: 'Skincare', style: 'Serums', leaves: 'beauty-serums',
    colours: 'bottles', colourCount: [1, 1], sizes: ['bottle-small', 'one-size'], price: [22, 42], ingredients: ingredients.serum, set: 'routine',
    traits: [skinTypes, skinConcern('Fine Lines *3; Dullness *3; Dark Spots *2; Dryness'), trait('ai:Key Ingredient', 'Vitamin C: stable vitamin C *3; Niacinamide: ten per cent niacinamide *2; Hyaluronic Acid: three weights of hyaluronic acid *3; Retinol: gentle retinol; Peptides'), trait('ai:Formulation', 'Serum'), ethics],
    openers: ['One active, at a strength that does something.', 'Two pumps, morning and night.', 'Light as water and sinks in before the kettle boils.'],
  }),
  product({
    id: 'moisturiser', archetype: 'cream-jar', weight: 12, ranges: 'skincare', prefixes: skinNames, nouns: ['Moisturiser', 'Day Cream', 'Night Cream'], taxonomy: 'Skincare', style: 'Moisturisers', leaves: 'beauty-moisturisers',
    colours: 'bottles', colourCount: [1, 1], sizes: ['jars', 'one-size'], price: [20, 36], ingredients: ingredients.moisturiser, set: 'routine-cream',
    traits: [skinTypes, skinConcern('Dryness *3; Fine Lines *2; Redness *2; Dehydration *2'), trait('ai:Key Ingredient', 'Ceramides: ceramides *3; Squalane *2; Shea Butter *2; Peptides'), trait('ai:SPF', 'No SPF *4; SPF 30: SPF 30 protection *2'), trait('ai:Formulation', 'Cream *3; Gel Cream *2'), ethics],
    openers: ['Comfort that lasts until you wash it off.', 'A cream with body that still goes under make-up.', 'Seals in what the serum started.'],
  }),
  product({
    id: 'face-mask', archetype: 'cream-jar', weight: 7, ranges: 'skincare', prefixes: skinNames, nouns: ['Face Mask', 'Clay Mask', 'Cleansing Balm'], taxonomy: 'Skincare', style: 'Masks & Balms', leaves: 'beauty-masks',
    colours: 'bottles', colourCount: [1, 1], sizes: ['jars', 'one-size'], price: [18, 30], ingredients: ingredients.mask,
    traits: [skinTypes, skinConcern('Blemishes *2; Dullness *2; Dryness *2'), trait('ai:Key Ingredient', 'Kaolin Clay: white clay *2; Oat *2; Aloe Vera; Lactic Acid'), trait('ai:Formulation', 'Clay *2; Balm *2; Cream'), ethics],
    openers: ['Ten minutes in the bath, well spent.', 'A reset for skin that has had a week.', 'Apply thickly, sit still, rinse.'],
  }),
  product({
    id: 'womens-perfume', archetype: 'perfume', weight: 10, ranges: 'fragrance', prefixes: perfumes, nouns: ['Eau de Parfum', 'Eau de Toilette'], gender: 'Women', taxonomy: 'Fragrance', style: 'Women’s Fragrance', leaves: 'beauty-womens-fragrance',
    colours: 'scent', colourCount: [1, 1], sizes: 'fragrance', price: [42, 68], ingredients: ingredients.fragrance, voxeloId: 'perfume', solid: { fabrication: 'Glass bottle, refillable.', care: 'fragrance' },
    traits: fragranceTraits('Floral: white flowers *4; Fruity *2; Amber: warm amber *2; Gourmand; Chypre'), openers: fragranceOpeners,
  }),
  product({
    id: 'mens-perfume', archetype: 'perfume', weight: 7, ranges: 'fragrance', prefixes: perfumes, nouns: ['Eau de Toilette', 'Cologne', 'Eau de Parfum'], gender: 'Men', taxonomy: 'Fragrance', style: 'Men’s Fragrance', leaves: 'beauty-mens-fragrance',
    colours: 'scent', colourCount: [1, 1], sizes: 'fragrance', price: [38, 60], ingredients: ingredients.fragrance, voxeloId: 'perfume', solid: { fabrication: 'Glass bottle, refillable.', care: 'fragrance' },
    traits: fragranceTraits('Woody: dry woods *4; Citrus: sharp citrus *3; Aromatic: herbs *2; Leather'), openers: fragranceOpeners,
  }),
  product({
    id: 'unisex-perfume', archetype: 'perfume', weight: 6, ranges: 'fragrance', prefixes: perfumes, nouns: ['Eau de Parfum', 'Extrait'], gender: 'Unisex', taxonomy: 'Fragrance', style: 'Unisex Fragrance', leaves: 'beauty-unisex-fragrance',
    colours: 'scent', colourCount: [1, 1], sizes: 'fragrance', price: [48, 75], ingredients: ingredients.fragrance, voxeloId: 'perfume', solid: { fabrication: 'Glass bottle, refillable.', care: 'fragrance' },
    traits: fragranceTraits('Woody *3; Green: crushed leaves *2; Marine: sea air *2; Amber *2'), openers: fragranceOpeners,
  }),
  product({
    id: 'shampoo', archetype: 'pump-bottle', weight: 9, ranges: 'haircare', prefixes: hairNames, nouns: ['Shampoo'], taxonomy: 'Haircare', style: 'Shampoo', leaves: 'beauty-shampoo',
    colours: 'bottles', colourCount: [1, 1], sizes: 'bottle-large', price: [12, 18], ingredients: ingredients.shampoo, set: 'wash-day',
    traits: [hairType, trait('ai:Hair Concern', 'Frizz *2; Damage *2; Volume *2; Colour Fade *2; Scalp'), trait('ai:Key Ingredient', 'Argan Oil: argan oil *2; Rice Protein: rice protein *2; Panthenol'), ethics],
    openers: ['Cleans gently and rinses fast.', 'A lather that leaves something good behind.', 'Wash day, made shorter.'],
  }),
  product({
    id: 'conditioner', archetype: 'pump-bottle', weight: 9, ranges: 'haircare', prefixes: hairNames, nouns: ['Conditioner', 'Leave-In Conditioner', 'Hair Mask'], taxonomy: 'Haircare', style: 'Conditioner & Treatments', leaves: 'beauty-conditioner',
    colours: 'bottles', colourCount: [1, 1], sizes: 'bottle-large', price: [13, 20], ingredients: ingredients.conditioner, set: 'wash-day',
    traits: [hairType, trait('ai:Hair Concern', 'Frizz *2; Damage *2; Dryness *2; Colour Fade'), trait('ai:Key Ingredient', 'Argan Oil: argan oil *2; Shea Butter *2; Rice Protein'), ethics],
    openers: ['Detangles in the time it takes to sing one verse.', 'Slip, shine and no weight.', 'From mid-lengths to ends, two minutes, rinse.'],
  }),
  product({
    id: 'hair-dryer', archetype: 'hair-dryer', weight: 6, ranges: 'haircare', prefixes: ['Salon', 'Ion', 'Travel', 'Quiet', 'Gloss', 'Featherlight', 'Studio'], nouns: ['Hair Dryer', 'Diffuser Hair Dryer'], taxonomy: 'Haircare', style: 'Hair Dryers', leaves: 'beauty-hair-dryers',
    colours: 'electricals', colourCount: [1, 3], sizes: 'one-size', price: [65, 120], returns: 'standard', solid: { fabrication: 'ABS body, ceramic grille, 2.8m cable.', care: 'electrical' },
    traits: [trait('ai:Wattage', '1600W; 2000W *3; 2200W'), trait('ai:Heat Settings', '3 Heat Settings: three heats and a cool shot *3; 4 Heat Settings'), trait('ai:Attachments', 'Diffuser: a diffuser *2; Concentrator: a concentrator nozzle *2'), hairType],
    openers: ['Dries a head of thick hair in seven minutes.', 'Quieter than the kettle and lighter than your last one.', 'Even heat, no hot spots.'],
  }),
  product({
    id: 'straightener', archetype: 'hair-straightener', weight: 6, ranges: 'haircare', prefixes: ['Salon', 'Ceramic', 'Steam', 'Slim', 'Wide Plate', 'Gloss', 'Studio'], nouns: ['Hair Straightener', 'Styler'], taxonomy: 'Haircare', style: 'Straighteners', leaves: 'beauty-straighteners',
    colours: 'electricals', colourCount: [1, 3], sizes: 'one-size', price: [60, 110], returns: 'standard', solid: { fabrication: 'Ceramic plates, swivel cable, universal voltage.', care: 'electrical' },
    traits: [trait('ai:Plate Width', '25mm *3; 38mm'), trait('ai:Heat Settings', '5 Heat Settings: five heats up to 210°C *2; 10 Heat Settings'), trait('ai:Attachments', 'Heat Mat: a heat mat'), hairType],
    openers: ['Smooth, waved or curled from one tool.', 'Ready in fifteen seconds, off after thirty minutes by itself.', 'Plates that glide rather than drag.'],
  }),
  product({
    id: 'body-lotion', archetype: 'pump-bottle', weight: 8, ranges: 'bath', prefixes: scents, nouns: ['Body Lotion', 'Body Milk'], taxonomy: 'Bath & Body', style: 'Body Lotions & Creams', leaves: 'beauty-body-care',
    colours: 'bottles', colourCount: [1, 1], sizes: 'bottle-large', price: [16, 26], ingredients: ingredients.body, set: 'bath-time',
    traits: [trait('ai:Fragrance', 'Floral *2; Herbal *2; Woody *2; Citrus *2'), skinTypes, trait('ai:Formulation', 'Lotion'), trait('ai:Key Ingredient', 'Shea Butter: shea butter *2; Urea; Sunflower Oil'), ethics],
    openers: ['Sinks in while you look for your socks.', 'Soft skin and a quiet scent until lunchtime.', 'A lotion to keep by the bath.'],
  }),
  product({
    id: 'body-cream', archetype: 'cream-jar', weight: 6, ranges: 'bath', prefixes: scents, nouns: ['Body Cream', 'Body Butter', 'Sugar Scrub'], taxonomy: 'Bath & Body', style: 'Body Lotions & Creams', leaves: 'beauty-body-care',
    colours: 'bottles', colourCount: [1, 1], sizes: ['one-size', 'jars'], price: [20, 32], ingredients: ingredients.body,
    traits: [trait('ai:Fragrance', 'Floral *2; Herbal *2; Woody *2; Gourmand'), skinTypes, trait('ai:Formulation', 'Cream *2; Butter *2'), ethics],
    openers: ['Thick, rich and gone in a minute.', 'For elbows, shins and anything else winter forgot.', 'A jar for the bedside.'],
  }),
  product({
    id: 'hand-wash', archetype: 'pump-bottle', weight: 8, ranges: 'bath', prefixes: scents, nouns: ['Hand Wash', 'Hand Lotion', 'Hand & Body Wash'], taxonomy: 'Bath & Body', style: 'Hand Wash & Care', leaves: 'beauty-hand-care',
    colours: 'bottles', colourCount: [1, 1], sizes: ['bottle-large', 'one-size'], price: [14, 22], ingredients: ingredients.wash, set: 'bath-time',
    traits: [trait('ai:Fragrance', 'Citrus *3; Herbal *3; Marine; Floral *2'), trait('ai:Formulation', 'Gel *2; Lotion'), trait('ai:Key Ingredient', 'Aloe Vera: aloe *2; Glycerin'), ethics],
    openers: ['The first thing guests notice.', 'Good by the kitchen sink, better by the basin.', 'Clean hands, well scented.'],
  }),
  product({
    id: 'beauty-gift-set', archetype: 'gift-box', weight: 8, ranges: ['skincare', 'makeup', 'bath', 'fragrance'], prefixes: ['The Discovery', 'The Evening', 'The Weekend', 'The Little Luxuries', 'The Bestsellers', 'The Winter', 'The Glow', 'The Starter'], nouns: ['Gift Set', 'Collection', 'Advent Box'], taxonomy: 'Beauty Gift Sets', style: 'Beauty Gift Sets', leaves: ['beauty-gift-sets', 'gift-sets', 'gifts-for-her'],
    colours: 'gifts', colourCount: [1, 1], sizes: 'one-size', price: [35, 75], ingredients: ingredients.moisturiser, season: 'winter', occasions: 'christmas',
    traits: [trait('ai:Piece Count', '3 Pieces *2; 5 Pieces *2; 12 Pieces; 24 Pieces'), trait('ai:Recipient', 'For Her *3; For Anyone'), ethics, skinTypes],
    openers: ['Worth more than it costs, and wrapped already.', 'A little of everything we are proud of.', 'For the friend who has everything except time.'],
  }),
];
