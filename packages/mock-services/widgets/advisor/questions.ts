import type { Advisor } from '../../../../commerce/events/data-layer-event.ts';

/** A question with its answers; the words of an answer are searched for in the product data. */
export interface Question {
  name: string;
  answers: { value: string; words: readonly string[] }[];
}

export interface Consultation {
  /** Products are suggested from each, in order. */
  categories: readonly string[];
  /** Products per category. */
  each: number;
  questions: readonly [Question, Question];
}

const answer = (value: string, ...words: string[]) => ({ value, words });

export const CONSULTATIONS: Record<Advisor, Consultation> = {
  skincare: {
    categories: ['beauty-cleansers', 'beauty-serums', 'beauty-moisturisers'],
    each: 1,
    questions: [
      {
        name: 'skin',
        answers: [
          answer('dry', 'dry'),
          answer('oily', 'oily'),
          answer('combination', 'combination'),
          answer('sensitive', 'sensitive'),
        ],
      },
      {
        name: 'goal',
        answers: [
          answer('glow', 'radiance', 'glow', 'bright', 'vitamin c'),
          answer('moisture', 'hydrat', 'moistur', 'hyaluronic'),
          answer('lines', 'retinol', 'firm', 'lines', 'peptide'),
          answer('calm', 'calm', 'sooth', 'redness'),
        ],
      },
    ],
  },
  haircare: {
    categories: ['beauty-shampoo', 'beauty-conditioner'],
    each: 1,
    questions: [
      {
        name: 'hair',
        answers: [
          answer('fine', 'fine', 'volume'),
          answer('thick', 'thick', 'smooth'),
          answer('curly', 'curl', 'wave'),
          answer('coloured', 'colour'),
        ],
      },
      {
        name: 'goal',
        answers: [
          answer('volume', 'volume', 'body'),
          answer('moisture', 'hydrat', 'moistur'),
          answer('repair', 'repair', 'damage', 'strength'),
          answer('shine', 'shine', 'gloss'),
        ],
      },
    ],
  },
  foundation: {
    categories: ['beauty-foundation'],
    each: 3,
    questions: [
      {
        name: 'tone',
        answers: [answer('fair'), answer('light'), answer('medium'), answer('tan'), answer('deep')],
      },
      {
        name: 'finish',
        answers: [
          answer('natural', 'natural', 'satin'),
          answer('matte', 'matte'),
          answer('dewy', 'dewy', 'glow'),
        ],
      },
    ],
  },
  makeup: {
    categories: ['beauty-lipstick', 'beauty-mascara', 'beauty-eyeshadow'],
    each: 1,
    questions: [
      {
        name: 'look',
        answers: [
          answer('everyday', 'sheer', 'natural', 'nude'),
          answer('evening', 'satin', 'shimmer', 'volume'),
          answer('bold', 'matte', 'full', 'red'),
        ],
      },
      {
        name: 'finish',
        answers: [
          answer('natural', 'sheer', 'satin'),
          answer('matte', 'matte'),
          answer('dewy', 'gloss', 'shimmer'),
        ],
      },
    ],
  },
};

/** The lightness of a skin tone, from 0 to 1. */
export const TONE_LIGHTNESS: Record<string, number> = {
  fair: 0.9,
  light: 0.8,
  medium: 0.66,
  tan: 0.5,
  deep: 0.3,
};
