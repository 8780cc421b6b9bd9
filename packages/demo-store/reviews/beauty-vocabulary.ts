import type { Vocabulary } from './vocabulary.ts';

const price = {
  good: ['A little goes a long way, so good value.', 'Worth the price, the bottle lasts months.'],
  fair: ['The price is high, I wait for the offers.'],
  bad: ['Overpriced for such a small bottle.', 'A waste of money at this price.'],
};

const packaging = {
  good: ['The pump works well and the packaging is beautiful.', 'Lovely packaging that is easy to recycle.'],
  fair: ['The packaging is pretty, though the pump needs a few presses.'],
  bad: ['The pump broke in the first week.', 'The bottle leaked in the parcel, poor packaging.'],
};

export const makeup: Vocabulary = {
  scales: ['quality', 'value', 'lasting'],
  aspects: [
    {
      good: [
        'The shade is a perfect match, {colour} suits me beautifully.',
        'Beautiful shade, {colour} looks just like the swatch.',
        'I found my shade at last, {colour} is gorgeous.',
      ],
      fair: ['The shade {colour} is slightly warmer than I expected.'],
      bad: [
        'The shade is wrong, {colour} looks nothing like the swatch.',
        'The shade turned orange on my skin, so disappointed.',
      ],
    },
    {
      good: [
        'Smooth texture, it glides on and feels light.',
        'The formula is creamy and never sticky.',
        'Lightweight texture, my skin looks fresh.',
      ],
      fair: ['The texture is rather thick, a warm brush helps.'],
      bad: ['Sticky texture that settles in every line.', 'The formula is greasy and dried my skin out.'],
    },
    {
      good: [
        'Excellent coverage that lasts from breakfast to bedtime.',
        'Rich pigment, one layer is enough.',
        'It stays put all day without fading.',
      ],
      fair: ['The coverage is medium, it needs a second layer.'],
      bad: ['Poor pigment, it faded before lunch.', 'No coverage at all and it smudges.'],
    },
    packaging,
    price,
  ],
};

export const skincare: Vocabulary = {
  scales: ['quality', 'value', 'scent'],
  aspects: [
    {
      good: [
        'The texture is light and sinks in fast.',
        'Lovely silky texture that never feels greasy.',
        'A rich texture, my skin is soft all day.',
      ],
      fair: ['The texture is rather rich for summer, perfect in winter.'],
      bad: ['Greasy texture that sits on the skin.', 'The texture is sticky and it pilled under make-up.'],
    },
    {
      good: [
        'A fresh scent that is gone after a minute.',
        'The scent is beautiful, like a garden after rain.',
        'Gentle scent, good for sensitive skin.',
      ],
      fair: ['The scent is stronger than I would choose.'],
      bad: ['The scent is too strong and gave me a headache.', 'Smelly, an awful scent.'],
    },
    {
      good: [
        'My skin is brighter and smoother after two weeks, excellent results.',
        'Great results, the dry patches are gone.',
        'My skin feels soft and looks fresh, I am impressed with the results.',
      ],
      fair: ['I see small results so far, early days.'],
      bad: ['No results after a month, very disappointed.', 'It irritated my skin, terrible formula.'],
    },
    packaging,
    price,
  ],
};

export const haircare: Vocabulary = {
  scales: ['quality', 'value', 'scent'],
  aspects: [
    {
      good: [
        'My hair is soft and easy to brush, wonderful results.',
        'Great results, smooth and bright from the first use.',
        'The frizz is gone and my hair feels light.',
      ],
      fair: ['Good on my ends, a bit heavy at the roots.'],
      bad: ['It left my hair dull and greasy.', 'No results at all, my hair feels rough.'],
    },
    {
      good: ['The scent is lovely and stays until evening.', 'A fresh scent, like a good salon.'],
      fair: ['The scent is sweet, not quite mine.'],
      bad: ['The scent is far too strong.'],
    },
    {
      good: ['A rich formula, a little is enough.', 'Light texture that rinses out fast.'],
      fair: ['The texture is thin, so I use more of it.'],
      bad: ['The texture is sticky and hard to rinse out.'],
    },
    packaging,
    price,
  ],
};

export const fragrance: Vocabulary = {
  scales: ['quality', 'value', 'lasting'],
  aspects: [
    {
      good: [
        'A beautiful scent, warm and elegant.',
        'The scent is gorgeous, I get compliments every time.',
        'Fresh scent at first that becomes soft and rich.',
        'My favourite scent, classic and never too sweet.',
      ],
      fair: ['The scent is pleasant, a bit safer than the description.'],
      bad: ['The scent is too sweet and smells cheap.', 'A sharp scent that gave me a headache.'],
    },
    {
      good: ['It lasts from morning to evening, superb.', 'Two sprays last all day, impressed.'],
      fair: ['It lasts about four hours on me.'],
      bad: ['The scent is weak and gone within the hour.', 'It faded before I reached work, disappointing.'],
    },
    {
      good: ['The bottle is stunning on the shelf.', 'Beautiful bottle and a solid spray.'],
      fair: ['The bottle is pretty, the cap feels light.'],
      bad: ['The bottle leaked in the parcel.', 'The spray broke within a week.'],
    },
    price,
  ],
};
