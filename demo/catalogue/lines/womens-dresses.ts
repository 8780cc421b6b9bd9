import { type Line, type LineInput, line, trait } from './line.ts';

const sleeves = trait(
  'sleeveLength',
  'Short Sleeve: short sleeves *3; Long Sleeve: long sleeves *3; Three Quarter Sleeve = 3/4 Sleeve: bracelet-length sleeves; Sleeveless: a sleeveless cut *2',
  0.35,
);
const necks = trait(
  'neckline',
  'V Neck: a V neck *4; Round Neck = -: a round neck *2; Square Neck: a square neck *2; Sweetheart = Sweetheart Neck: a sweetheart neck; High Neck: a high neck',
  0.3,
);
const lining = trait(
  'ai:Lining',
  'Fully Lined: a full lining; Part Lined = -: a lined skirt; Unlined = - *2',
);
const backs = trait('say:Back Style', 'Zip Back *4; Tie Back; Open Back; Plain Back *3');
const pockets = trait('ai:Pockets', 'No Pockets *3; Side Pockets: pockets hidden in the side seams *2');
const fitting = (options: string) => trait('ai:Fit', options);

type Input = Omit<LineInput, 'department' | 'taxonomy' | 'sizes'>;
const dress = (input: Input): Line =>
  line({
    department: 'Womens',
    taxonomy: 'Dresses',
    family: 'dress',
    sizes: 'dress',
    bodyFits: true,
    ...input,
  });

export const womensDresses: Line[] = [
  dress({
    id: 'wrap-dress',
    archetype: 'wrap-dress',
    weight: 34,
    ranges: ['dresses', 'occasion'],
    nouns: ['Wrap Midi Dress', 'Wrap Dress', 'Midi Wrap Dress'],
    style: 'Wrap Dresses',
    leaves: ['womens-wrap-dresses', 'womens-midi-dresses'],
    looks:
      'floral-small*6 floral-large*5 plain*5 satin*3 polka-dot*3 jersey*2 animal*2 abstract*2 paisley velvet geometric',
    colours: 'printed',
    price: [42, 62],
    occasions: 'wedding-guest*3 workwear*2 holiday*2 weekend*2 races',
    traits: [
      sleeves,
      trait('neckline', 'V Neck = -: a crossover V neck'),
      trait(
        'detail',
        'Belted: a tie belt that finds the waist *4; Ruffle: a ruffled hem *3; Tie Waist: a self-tie waist *3; Pleated: a pleated skirt',
        0.5,
      ),
      trait('ai:Length', 'Midi: a hem below the knee'),
      trait('ai:Closure', 'Tie Fastening; Popper Fastening'),
      trait('ai:Dress Style', 'Wrap'),
      trait('ai:Hem Style', 'Straight Hem *2; Asymmetric Hem *2; Frill Hem'),
      fitting('Regular *3; Flattering Waist'),
      lining,
    ],
    maternity: true,
    openers: [
      'The wrap dress that goes everywhere, in {cloth}.',
      'A true wrap in {cloth}, tied at the waist and easy through the skirt.',
      'Cut on the cross so that it moves when you do, this {noun} is made from {cloth}.',
    ],
  }),
  dress({
    id: 'slip-dress',
    archetype: 'slip-dress',
    weight: 26,
    ranges: ['dresses', 'occasion'],
    nouns: ['Slip Dress', 'Midi Slip Dress', 'Cami Midi Dress'],
    style: 'Slip Dresses',
    leaves: ({ look }) => [
      'womens-slip-dresses',
      look === 'sequin' || look === 'velvet' ? 'womens-evening-dresses' : 'womens-midi-dresses',
    ],
    looks: 'satin*8 velvet*2 lace*2 sequin*2 plain*2 floral-small*2 animal*2 polka-dot',
    colours: 'occasion',
    price: [38, 58],
    occasions: 'party*3 evening*2 wedding-guest*2 holiday christmas',
    traits: [
      trait(
        'neckline',
        'Cowl Neck: a draped cowl neck *3; V Neck: a gentle V neck *2; Square Neck: a square neckline',
        0.55,
      ),
      trait('sleeveLength', 'Sleeveless = -: fine adjustable straps'),
      trait(
        'detail',
        'Bias Cut: a bias cut *3; Lace Trim: lace at the edges *2; Side Split: a side split *2; Tie Back: a tie at the back',
        0.5,
      ),
      trait('ai:Strap Style', 'Adjustable Straps *3; Spaghetti Straps *2; Cross Back'),
      trait('ai:Length', 'Midi: a midi length'),
      trait('ai:Dress Style', 'Slip'),
      trait('ai:Closure', 'Pull On *3; Side Zip'),
      fitting('Bias Cut; Regular *2; Slim'),
      lining,
    ],
    openers: [
      'A slip of {cloth}, cut on the bias so that it skims rather than clings.',
      'Ninety-nine per cent ease: this {noun} comes in {cloth}.',
      'Wear it bare-armed in July and over a fine roll neck in December: a {noun} in {cloth}.',
    ],
  }),
  dress({
    id: 'shirt-dress',
    archetype: 'shirt-dress',
    weight: 24,
    ranges: 'dresses',
    nouns: ['Shirt Dress', 'Midi Shirt Dress', 'Shirt Dress'],
    style: 'Shirt Dresses',
    leaves: ['womens-shirt-dresses', 'womens-midi-dresses'],
    looks: 'plain*5 linen*4 denim*4 stripe*4 gingham*2 floral-small*3 polka-dot*2 tartan satin animal',
    colours: 'womens',
    price: [40, 58],
    occasions: 'workwear*3 weekend*3 holiday*2',
    season: 'summer',
    traits: [
      sleeves,
      trait('neckline', 'Collared = -: a classic collar'),
      trait(
        'detail',
        'Belted: a self-tie belt *4; Button Front = Button Through: buttons from collar to hem *3; Utility: utility pockets; Tiered: a tiered hem',
        0.6,
      ),
      trait('ai:Length', 'Midi: a midi hem *3; Knee Length = Knee Length: a knee-length hem', 0.1),
      trait('ai:Collar Style', 'Classic Collar *3; Grandad Collar'),
      trait('ai:Closure', 'Button'),
      trait('ai:Dress Style', 'Shirt'),
      fitting('Relaxed *2; Regular *2; Oversized'),
      pockets,
    ],
    maternity: true,
    openers: [
      'All the ease of a favourite shirt, with the work of an outfit already done.',
      'This {noun} in {cloth} is the answer to most mornings.',
      'Button it up for the office or wear it open over a swimsuit: a {noun} in {cloth}.',
    ],
  }),
  dress({
    id: 'puff-dress',
    archetype: 'puff-dress',
    weight: 30,
    ranges: ['dresses', 'occasion'],
    nouns: ['Puff Sleeve Midi Dress', 'Puff Sleeve Dress'],
    style: 'Midi Dresses',
    leaves: ['womens-midi-dresses'],
    looks:
      'floral-small*6 floral-large*4 plain*4 gingham*3 linen*2 polka-dot*2 satin*2 jersey lace stripe velvet tartan',
    colours: 'printed',
    price: [40, 64],
    occasions: 'wedding-guest*2 weekend*3 holiday*2 races*2',
    traits: [
      trait(
        'neckline',
        'Square Neck: a square neck *4; Sweetheart = Sweetheart Neck: a sweetheart neckline *2; V Neck: a V neck *2; Round Neck = -: a round neck',
        0.4,
      ),
      trait(
        'sleeveLength',
        'Short Sleeve = -: short puff sleeves *3; Three Quarter Sleeve = -: elbow-length puff sleeves',
      ),
      trait(
        'detail',
        'Belted: a matching belt *3; Tiered: three soft tiers *3; Shirred = Shirred Waist: a shirred waist *3; Button Front: covered buttons *2; Tie Back: a bow at the back',
        0.65,
      ),
      trait('ai:Sleeve Style', 'Puff Sleeve'),
      trait('ai:Length', 'Midi: a midi skirt'),
      trait('ai:Closure', 'Concealed Zip *3; Button *2; Pull On'),
      trait('ai:Dress Style', 'Fit and Flare *2; Tea Dress *2; Prairie'),
      trait('ai:Hem Style', 'Straight Hem *3; Tiered Hem; Frill Hem'),
      fitting('Regular *3; Fit and Flare'),
      pockets,
      lining,
    ],
    maternity: true,
    openers: [
      'Romantic without trying too hard, this {noun} comes in {cloth}.',
      'A full skirt, a neat waist and sleeves with a sense of occasion.',
      'Designed in our studio and cut from {cloth}, with volume exactly where it flatters.',
    ],
  }),
  dress({
    id: 'maxi-dress',
    archetype: 'maxi-dress',
    weight: 30,
    ranges: ['dresses', 'occasion', 'occasion'],
    nouns: ['Maxi Dress', 'Maxi Dress', 'Gown @satin,velvet,lace'],
    style: 'Maxi Dresses',
    leaves: ({ look }) =>
      ['satin', 'velvet', 'lace'].includes(look)
        ? ['womens-maxi-dresses', 'womens-evening-dresses']
        : ['womens-maxi-dresses'],
    looks:
      'satin*5 plain*5 floral-large*5 velvet*2 lace*2 floral-small*2 abstract*2 paisley*2 linen jersey animal stripe',
    colours: 'occasion',
    price: [58, 95],
    occasions: 'evening*3 wedding-guest*4 party holiday*2 christmas',
    traits: [
      trait(
        'neckline',
        'One Shoulder: one bare shoulder *2; Halter Neck: a halter neck *2; V Neck = Plunge: a plunging V neck *2; Bardot: an off-the-shoulder neckline *2; High Neck: a high neck; Square Neck: a square neck',
        0.75,
      ),
      trait(
        'sleeveLength',
        'Sleeveless = -: bare arms *4; Long Sleeve: long fluid sleeves !Halter Neck,Bardot *2; Short Sleeve = -: flutter sleeves !Halter Neck,Bardot,One Shoulder',
      ),
      trait(
        'detail',
        'Side Split: a side split *3; Tiered: a tiered skirt *2; Pleated: fine pleats *2; Embellished: hand-sewn beading; Draped: draping at the waist *2; Ruffle: cascading ruffles',
        0.6,
      ),
      trait('ai:Length', 'Maxi: a floor-grazing hem'),
      trait('ai:Dress Style', 'Maxi *2; Ballgown; Column'),
      trait('ai:Closure', 'Concealed Zip *4; Hook and Eye'),
      trait('ai:Hem Style', 'Straight Hem !Side Split *3; Split Hem @Side Split *2; Train !Side Split'),
      trait('ai:Embellishment', 'None !Embellished *4; Beaded @Embellished'),
      fitting('Regular *2; Fit and Flare *2; Column'),
      backs,
      lining,
    ],
    maternity: true,
    openers: [
      'Floor-sweeping and surprisingly light, this {noun} is made from {cloth}.',
      'For the invitations printed on thick card: a {noun} in {cloth}.',
      'One long line from shoulder to floor, in {cloth}.',
    ],
  }),
  dress({
    id: 'bodycon-dress',
    archetype: 'bodycon-dress',
    weight: 26,
    ranges: ['occasion', 'dresses'],
    nouns: ['Bodycon Mini Dress', 'Bodycon Dress'],
    style: 'Bodycon Dresses',
    family: 'party',
    leaves: ({ look }) => [
      'womens-bodycon-dresses',
      'womens-mini-dresses',
      ...(look === 'sequin' ? ['womens-evening-dresses'] : []),
    ],
    looks: 'jersey*5 sequin*3 satin*3 velvet*3 plain*3 lace*2 knit*2 animal*2 houndstooth abstract',
    colours: 'party',
    price: [36, 58],
    occasions: 'party*5 evening*2 christmas*2 holiday',
    traits: [
      trait(
        'neckline',
        'Square Neck: a square neck *2; High Neck: a high neck *2; One Shoulder: one bare shoulder *2; Sweetheart = Corset: a corseted bodice *2; V Neck = Plunge: a plunge front; Bardot: a bardot neckline',
        0.7,
      ),
      trait(
        'sleeveLength',
        'Long Sleeve: long sleeves *3; Sleeveless: a sleeveless cut *3; Short Sleeve = -: cap sleeves !Bardot,One Shoulder',
        0.45,
      ),
      trait(
        'detail',
        'Ruched: ruched sides *4; Cut Out: a cut-out waist *3; Embellished: crystal trim; Mesh Panel: a mesh panel *2; Zip Front: an exposed zip !sequin,lace',
        0.6,
      ),
      trait('ai:Length', 'Mini: a short hem'),
      trait('ai:Dress Style', 'Bodycon'),
      trait('ai:Closure', 'Pull On !Zip Front *3; Concealed Zip !Zip Front *2; Zip @Zip Front'),
      trait('ai:Embellishment', 'Sequin @sequin; Crystal Trim !sequin; None !sequin *5'),
      fitting('Slim *3; Bodycon *3'),
    ],
    openers: [
      'Made to be seen in: a {noun} in {cloth}.',
      'It holds you in, it lets you dance, and it is cut from {cloth}.',
      'Short, sculpted and confident, this {noun} comes in {cloth}.',
    ],
  }),
  dress({
    id: 'jumpsuit',
    archetype: 'jumpsuit',
    weight: 16,
    ranges: ['dresses', 'occasion'],
    nouns: ['Wide Leg Jumpsuit', 'Jumpsuit', 'Tailored Jumpsuit'],
    style: 'Jumpsuits',
    leaves: ['womens-jumpsuits'],
    looks: 'plain*6 satin*3 linen*2 floral-large*2 velvet jersey polka-dot lace abstract',
    colours: 'womens',
    price: [52, 78],
    occasions: 'wedding-guest*2 party*3 evening workwear holiday',
    traits: [
      sleeves,
      necks,
      trait(
        'detail',
        'Belted: a belted waist *4; Wrap: a wrap front *2; Draped: a draped back; Button Front: a button front',
        0.5,
      ),
      trait('ai:Leg Style', 'Wide Leg = -: a wide leg *3; Tapered = -: a tapered leg'),
      trait('ai:Length', 'Full Length *3; Cropped'),
      trait('ai:Closure', 'Concealed Zip *3; Button'),
      fitting('Regular *3; Relaxed'),
      pockets,
    ],
    openers: [
      'One piece, no decisions: a {noun} in {cloth}.',
      'As elegant as a gown and a good deal easier to sit down in.',
      'Cut from {cloth}, with a waist that stays where it should.',
    ],
  }),
];
