import { trait } from './line.ts';

/** Formal shirts share fits and occasions with suits. */
export const suitFit = trait(
  'ai:Fit',
  'Slim = Slim Fit: a slim fit *3; Regular = Regular Fit: a regular fit *3; Skinny = Skinny Fit: a skinny fit; Tailored = Tailored Fit: a tailored fit *3',
  0.95,
);

export const tailoringOccasions = 'workwear*4 wedding-guest*3 evening';
