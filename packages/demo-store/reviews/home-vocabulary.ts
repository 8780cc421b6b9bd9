import type { Vocabulary } from './vocabulary.ts';

const delivery = {
  good: ['Delivery was quick and well packed.', 'Helpful delivery, and it arrived in perfect condition.'],
  fair: ['Delivery came a day later than promised, well packed though.'],
  bad: ['Delivery was late and one corner was damaged.', 'It arrived broken and the refund was slow.'],
};

const price = {
  good: ['Excellent value for the price.', 'Worth the price, it looks far more expensive.'],
  fair: ['The price is fair in the sale.'],
  bad: ['Overpriced for the quality.', 'Expensive and poor quality.'],
};

const colour = {
  good: [
    'The {colour} is a warm colour that suits the room.',
    'Lovely colour, {colour} just as in the pictures.',
  ],
  fair: ['The colour is a little darker than in the pictures.'],
  bad: ['The colour is wrong, {colour} is nothing like the pictures.'],
};

export const furniture: Vocabulary = {
  scales: ['quality', 'value', 'assembly'],
  aspects: [
    {
      good: [
        'So comfortable, nobody wants to get up again.',
        'Comfortable and firm, with good support for the back.',
        'The cushions are soft and keep their shape.',
      ],
      fair: ['Firm at first, more comfortable after a few weeks.'],
      bad: ['Uncomfortable and hard, no support at all.', 'The cushion went flat within a month.'],
    },
    {
      good: [
        'Assembly was easy, twenty minutes with clear instructions.',
        'Easy assembly, everything was in the parcel.',
      ],
      fair: ['Assembly takes two people and some patience.'],
      bad: [
        'The assembly was awful, half the screws were missing.',
        'Useless instructions, assembly took all day.',
      ],
    },
    {
      good: [
        'Sturdy and well made, superb quality.',
        'The finish is smooth and the legs are solid.',
        'Solid quality, it does not move an inch.',
      ],
      fair: ['The quality is good, the finish underneath is rougher.'],
      bad: [
        'Wobbly from the first day, poor quality.',
        'The finish scratched within a week and looks cheap.',
      ],
    },
    {
      good: [
        'The size is perfect for a small room.',
        'Exactly the size given, it fits well under the window.',
      ],
      fair: ['Larger than I imagined, so do measure the size first.'],
      bad: ['The size is wrong on the page and it was too big for the door.'],
    },
    colour,
    price,
    delivery,
  ],
};

export const textiles: Vocabulary = {
  scales: ['quality', 'value', 'comfort'],
  aspects: [
    {
      good: [
        'So soft and thick, it feels like a good hotel.',
        'Soft, warm and cosy.',
        'Beautifully soft fabric that gets better with every wash.',
      ],
      fair: ['Soft enough, thinner than I thought.'],
      bad: ['Rough and thin fabric, very disappointing.', 'Scratchy fabric, not at all comfortable.'],
    },
    {
      good: ['Excellent quality, it washes well and keeps its shape.', 'Superb quality with neat stitching.'],
      fair: ['Good quality, though it sheds a little at first.'],
      bad: ['It shrank in the first wash, poor quality.', 'The stitching came undone and it bobbled.'],
    },
    colour,
    {
      good: ['A generous size, just right for us.', 'True to the size given.'],
      fair: ['A little smaller than the size given.'],
      bad: ['Far too small for the size on the label.'],
    },
    {
      good: [
        'The pattern is beautiful and lifts the whole room.',
        'Pretty design, elegant and not too busy.',
      ],
      fair: ['The pattern is larger than it looks in the pictures.'],
      bad: ['The print looks cheap in daylight.'],
    },
    price,
    delivery,
  ],
};

export const decor: Vocabulary = {
  scales: ['quality', 'value'],
  aspects: [
    {
      good: [
        'Lovely quality with a smooth finish.',
        'Well made and solid, the finish is beautiful.',
        'It looks and feels luxurious, superb quality.',
      ],
      fair: ['The finish has small marks, which I rather like.'],
      bad: ['The finish is rough and looks cheap.', 'It cracked within a month, poor quality.'],
    },
    {
      good: ['The perfect size for the shelf.', 'A generous size that still looks elegant.'],
      fair: ['Smaller than it looks in the pictures, so check the size.'],
      bad: ['Much too small, the pictures are misleading about the size.'],
    },
    {
      good: ['The design is classic and suits every room.', 'Stunning design, it makes the table.'],
      fair: ['A plain design that goes with most things.'],
      bad: ['The design is awkward to clean.'],
    },
    colour,
    price,
    delivery,
  ],
};

export const gift: Vocabulary = {
  scales: ['quality', 'value'],
  aspects: [
    {
      good: ['Beautiful packaging, ready to give.', 'The packaging is gorgeous and feels luxurious.'],
      fair: ['The packaging is plainer than in the pictures.'],
      bad: ['The packaging was torn, useless as a present.'],
    },
    {
      good: ['Everything in it is lovely quality.', 'Great quality, a generous choice.'],
      fair: ['The quality is good, the pieces are rather small.'],
      bad: ['Poor quality, two things were broken.'],
    },
    price,
    delivery,
  ],
};

export const membership: Vocabulary = {
  scales: ['value'],
  aspects: [
    {
      good: ['Next day delivery has been quick every single time.', 'Fast delivery all year, brilliant.'],
      fair: ['Delivery is mostly next day, at Christmas two.'],
      bad: ['Two of my parcels came late, so the delivery promise is misleading.'],
    },
    {
      good: ['Excellent value after four orders.', 'Worth the price if you order once a month.'],
      fair: ['The price makes sense if you shop often.'],
      bad: ['The price is a waste if you return a lot.'],
    },
  ],
};
