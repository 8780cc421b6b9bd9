export const FIRST_NAMES =
  `Amelia Priya Grace Olivia Zoe Hannah Yasmin Chloe Maya Isla Freya Niamh Aisha Ruth Carys Elena Martha Bea
Sophie Leila Harriet Nia Imogen Tess Joan Pauline Marion Sheila Denise Karen Tom Jack Oliver Samir Rhys Callum Ewan Daniel Leo Kofi
Marcus Adam Peter Graham Alan Vikram Ben Joe Luke Dev`.split(/\s+/);

export const NICKNAMES =
  `teacup bookish wren seaside runner gardener nightowl thrifty tallgirl petite commuter weaver larkrise baker
mumofthree dancer linenlover hillwalker`.split(/\s+/);

export const TOWNS =
  `London Leeds Bristol Glasgow Cardiff Manchester Norwich Brighton Edinburgh Sheffield York Exeter Belfast Swansea
Nottingham Bath Durham Kendal Lincoln Aberdeen Oxford Truro Chester Ipswich Derby Hove Whitby Inverness`.split(
    /\s+/,
  );

export const TITLES: Record<number, readonly string[]> = {
  5: [
    'Love it',
    'Perfect',
    'So pleased',
    'Exactly what I wanted',
    'Better than the pictures',
    'Beautiful',
    'My new favourite',
    'Buying another',
    'Worth every penny',
    'Five stars from me',
  ],
  4: [
    'Very nice',
    'Really good',
    'Happy with it',
    'Lovely, one small thing',
    'Great buy',
    'Good quality',
    'Nearly perfect',
  ],
  3: ['It is fine', 'Mixed feelings', 'Good and bad', 'Not sure yet', 'Average', 'Nice but'],
  2: ['Not for me', 'Expected better', 'Disappointed', 'Going back', 'Not as pictured'],
  1: ['Very disappointed', 'Do not buy', 'Poor quality', 'Returned it', 'Awful'],
};

export const OPENERS: Record<number, readonly string[]> = {
  5: [
    'I love {this}.',
    'Absolutely delighted with {this}.',
    'I have worn out my old {thing} and {this} is even better.',
    'Bought {this} for myself and then a second for my sister.',
    'Everything about {this} is right.',
    'I rarely write reviews, but {this} deserves one.',
  ],
  4: ['Very happy with {this}.', 'A really good {thing}.', 'I like {this} a lot.', 'Pleased with my choice.'],
  3: ['{This} is all right.', 'Good in parts.', 'I wanted to love {this}.', 'Half and half.'],
  2: ['I had hoped for more from {this}.', 'Sadly not what I expected.', 'I wanted to like {this}.'],
  1: [
    'I am very disappointed with {this}.',
    'I sent {this} straight back.',
    'Please save yourself the trouble.',
  ],
};

export const CLOSERS: Record<number, readonly string[]> = {
  5: [
    'Highly recommended.',
    'I will be back for another colour.',
    'Cannot fault it.',
    'Would buy again tomorrow.',
  ],
  4: ['I would recommend it.', 'Would buy again.', 'Glad I bought it.'],
  3: ['I will keep it, just.', 'I might try another colour.'],
  2: ['It is going back.', 'I would not buy it again.'],
  1: ['Avoid.', 'Never again.', 'I want my money back.'],
};

export const RESPONSES: Record<'sorry' | 'thanks', readonly string[]> = {
  sorry: [
    'Thank you for telling us, and we are sorry. This is not the standard we set ourselves. Please write to our customer care with your order number and we will put it right.',
    'We are sorry that this did not work out for you. We have passed your words on to the team that makes it. You can send it back free of charge within 28 days.',
    'We are sorry to read this. Something has clearly gone wrong with your piece, and we would like to replace it. Please get in touch.',
  ],
  thanks: [
    'Thank you for your lovely words. We have shared them with the people who made it.',
    'What a kind review, thank you. We hope that you enjoy it for years.',
  ],
};
