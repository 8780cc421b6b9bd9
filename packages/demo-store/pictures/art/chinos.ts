import { slim, tailored } from './bottoms-parts.ts';

export const chinos = tailored({
  ...slim,
  waist: 94,
  hip: 122,
  knee: [20, 112],
  hem: [30, 100],
  seed: 22,
  crease: false,
  folds: 1.2,
});
