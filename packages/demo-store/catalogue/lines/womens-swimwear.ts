import { type Line, type LineInput, line, trait } from './line.ts';

type Input = Omit<LineInput, 'department'>;

const womens = (input: Input): Line => line({ department: 'Womens', ...input });

export const womensSwimwear: Line[] = [
  womens({
    id: 'swimsuit',
    archetype: 'swimsuit',
    weight: 16,
    ranges: 'swim',
    nouns: ['Swimsuit'],
    taxonomy: 'Swimwear',
    style: 'Swimsuits',
    leaves: 'womens-swimsuits',
    family: 'swim',
    looks: 'plain*6 satin*2 floral-large*3 stripe*2 animal*3 abstract*2 polka-dot*2 geometric paisley',
    colours: 'swim',
    sizes: 'dress',
    price: [28, 42],
    occasions: 'holiday',
    season: 'summer',
    returns: 'hygiene',
    traits: [
      trait(
        'neckline',
        'Halter Neck: a halter neck *2; V Neck = Plunge: a plunge front *3; Bandeau: a bandeau top *2; Square Neck: a square neck *2; Scoop Neck: a scooped neck *2',
        0.8,
      ),
      trait(
        'detail',
        'Ruched: ruching at the front *3; Belted: a belt; Tummy Control: a tummy-control panel *2; Cut Out: a cut-out side *2; Tie Back: a tie at the back *2; Plain = - *2',
        0.5,
      ),
      trait('ai:Brief Style', 'Classic *4; High Leg: a high leg *2'),
      trait('ai:Support Level', 'Light *2; Medium *2; Firm'),
      trait('say:UV Protection', 'UPF 50+ *2; UPF 30+'),
      trait('ai:Strap Style', 'Adjustable Straps !Bandeau *3; Removable Straps'),
    ],
    openers: [
      'Made for swimming as well as for lying very still, in {cloth}.',
      'A flattering cut in {cloth}, lined throughout.',
      'Pack one swimsuit; pack this one.',
    ],
  }),
  womens({
    id: 'bikini',
    archetype: 'bikini',
    weight: 14,
    ranges: 'swim',
    nouns: ['Bikini Set', 'Bikini'],
    taxonomy: 'Swimwear',
    style: 'Bikinis',
    leaves: 'womens-bikinis',
    family: 'swim',
    looks: 'plain*6 satin*2 floral-small*2 stripe*2 animal*3 gingham*2 abstract polka-dot*2 paisley',
    colours: 'swim',
    sizes: ['dress-main', 'letters'],
    price: [24, 38],
    occasions: 'holiday',
    season: 'summer',
    returns: 'hygiene',
    traits: [
      trait(
        'neckline',
        'Triangle: triangle cups *3; Halter Neck: a halter neck *2; Bandeau: a bandeau *2; Balcony: a balcony top *2',
        0.9,
      ),
      trait(
        'detail',
        'Tie Side: tie sides *3; High Waisted: high-waisted briefs *2; Ring: a ring at the front; Frill: a frill edge; Plain = - *2',
        0.6,
      ),
      trait('ai:Brief Style', 'Classic !High Waisted *3; High Waisted; Cheeky !High Waisted'),
      trait('ai:Support Level', 'Light *3; Medium *2'),
      trait(
        'ai:Strap Style',
        'Tie Straps !Bandeau *2; Adjustable Straps !Bandeau *2; Removable Straps @Bandeau',
      ),
    ],
    openers: [
      'Two pieces, no faff: a {noun} in {cloth}.',
      'Holds on through waves and waterslides, in {cloth}.',
      'Sun out: top and bottoms together, in {cloth}.',
    ],
  }),
];
