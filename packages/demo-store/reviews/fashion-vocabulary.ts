import type { Vocabulary } from './vocabulary.ts';

const delivery = {
  good: ['Delivery was quick and it came beautifully packed.', 'Fast delivery, nicely folded in tissue.'],
  fair: ['Delivery took the full four days, which is fair enough.'],
  bad: ['Delivery was late and the packaging was torn.', 'It came creased and the delivery was slow.'],
};

const price = {
  good: [
    'Good value for the price.',
    'Worth every penny at this price.',
    'A bargain in the sale, and good value even before.',
  ],
  fair: ['The price is about right, no more than that.'],
  bad: ['Overpriced for what it is.', 'For this price the quality is disappointing.'],
};

const colour = {
  good: [
    'The {colour} is a lovely rich colour, just like the pictures.',
    'Beautiful colour, the {colour} goes with everything I own.',
  ],
  fair: ['The colour is a shade darker than on my screen, still nice.'],
  bad: ['The colour is not at all like the photo, much duller.'],
};

const washedColour = {
  ...colour,
  good: [...colour.good, 'I chose {colour} and the colour is still bright after several washes.'],
  bad: [...colour.bad, 'The {colour} faded after the first wash, a poor dye.'],
};

export const clothing: Vocabulary = {
  scales: ['fit', 'quality', 'comfort'],
  aspects: [
    {
      good: [
        'The fit is perfect and very flattering.',
        'True to size, my usual {size} was a great fit.',
        'Lovely fit across the shoulders and the length is perfect for me.',
        'I am between sizes, took the {size}, and the fit is excellent.',
        'It fits beautifully at the waist without being tight.',
        'The cut is so flattering, I have had compliments every time.',
      ],
      fair: [
        'The fit is a little generous, so think about going down a size.',
        'The length is slightly longer than I expected, fine with a heel.',
      ],
      bad: [
        'The fit is awful, tight at the hip and baggy at the waist.',
        'Sizing is wrong, my usual {size} was far too small.',
        'The sleeves are too short and the shoulders too tight.',
        'Unflattering cut, it is too wide and too short for the size.',
      ],
    },
    {
      good: [
        'The fabric is soft and feels luxurious.',
        'Really good quality fabric with a nice weight to it.',
        'Soft material that washes well and dries without creasing.',
        'The stitching and the lining are beautifully finished.',
        'Breathable fabric, comfortable from morning to evening.',
      ],
      fair: ['The fabric is thinner than I thought, so I wear a layer under it.'],
      bad: [
        'The fabric is thin and scratchy.',
        'It bobbled after two washes, poor quality material.',
        'The stitching came loose at the hem within a week.',
        'Itchy fabric, I could not wear it for an hour.',
      ],
    },
    washedColour,
    {
      good: [
        'So comfortable I forget that I am wearing it.',
        'Comfortable and smart, which is rare.',
        'Very comfortable all day at work and still looks good.',
      ],
      fair: ['Comfortable enough, though the waistband digs in a little when sitting.'],
      bad: ['Uncomfortable after an hour, the seams rub.', 'The waistband is stiff and uncomfortable.'],
    },
    {
      good: [
        'The details are lovely, neat buttons and proper pockets.',
        'Great design, classic and easy to dress up or down.',
        'The style is elegant and it hangs well.',
      ],
      fair: ['The style is simple, which suits me, but it needs a belt.'],
      bad: ['The zip broke the second time I wore it.', 'A button was missing and the pockets are useless.'],
    },
    price,
    delivery,
  ],
};

export const footwear: Vocabulary = {
  scales: ['fit', 'comfort', 'quality'],
  aspects: [
    {
      good: [
        'Comfortable from the first day, no rubbing at all.',
        'So comfortable that I walked all day in them.',
        'The cushioned sole is wonderful, very comfortable.',
        'A soft inner and great support.',
      ],
      fair: ['They needed a few days to break in, comfortable since.'],
      bad: [
        'Uncomfortable and stiff, they rubbed my heels raw.',
        'The sole is hard and there is no support.',
      ],
    },
    {
      good: [
        'True to size, my usual {size} fits perfectly.',
        'Good width for a wider foot, a perfect fit.',
        'I took my normal {size} and the fit is excellent.',
      ],
      fair: ['They come up half a size large, an insole makes the fit right.'],
      bad: ['Far too narrow, the size is wrong.', 'The fit is poor, my heel slips out at every step.'],
    },
    {
      good: [
        'Good quality leather and solid stitching.',
        'The heel is sturdy and the quality is superb.',
        'Well made, they still look new after a month.',
      ],
      fair: ['The quality is fine for the price, the lining is a bit thin.'],
      bad: ['The sole came off after two weeks, terrible quality.', 'The strap broke, a poor finish.'],
    },
    colour,
    {
      good: ['A classic style that goes with everything.', 'Pretty design, lots of compliments.'],
      fair: ['The style is plainer than in the pictures.'],
      bad: ['They look cheap in real life.'],
    },
    price,
    delivery,
  ],
};

export const accessory: Vocabulary = {
  scales: ['quality', 'value'],
  aspects: [
    {
      good: [
        'Beautiful quality, the finish is superb.',
        'The material is soft and feels expensive in the best way.',
        'Well made with neat stitching.',
        'Lovely weight and a solid zip.',
      ],
      fair: ['The material is a bit thinner than I expected.'],
      bad: ['The strap broke within a week, poor quality.', 'The stitching frayed and the lining tore.'],
    },
    {
      good: [
        'The perfect size, everything I need fits inside it.',
        'Just the right size, neither bulky nor too small.',
      ],
      fair: ['Smaller than it looks, so check the size.'],
      bad: ['Much too small to be useful.', 'The size is misleading in the pictures.'],
    },
    colour,
    {
      good: ['Elegant design that dresses up anything.', 'The style is classic and smart.'],
      fair: ['A simple style, which I like.'],
      bad: ['It looks cheap, not at all like the design in the pictures.'],
    },
    price,
    delivery,
  ],
};

export const jewellery: Vocabulary = {
  scales: ['quality', 'value'],
  aspects: [
    {
      good: [
        'The finish is beautiful and has not tarnished.',
        'Lovely quality, it looks far more expensive than it was.',
        'A delicate design and a beautifully smooth finish.',
      ],
      fair: ['The finish is nice, though lighter than I imagined.'],
      bad: ['The finish faded within days, very disappointing.', 'The clasp broke the first evening.'],
    },
    {
      good: [
        'Light and comfortable, I wear it every day.',
        'The size is perfect, pretty without being showy.',
      ],
      fair: ['The size is smaller than it looks in the pictures.'],
      bad: ['Heavy and uncomfortable after an hour.'],
    },
    {
      good: ['It came in a pretty box, lovely packaging for a present.', 'Beautiful packaging.'],
      fair: ['Plain packaging, so plan your own for a present.'],
      bad: ['It came scratched in poor packaging.'],
    },
    price,
    delivery,
  ],
};
