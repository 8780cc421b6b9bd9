import { expect, it } from 'vitest';
import { changeColour } from './change-colour.ts';

it('[OPS-14] a colour whose name begins like that of another leaves the variants of the other alone', () => {
  const draft = {
    colours: [{ colour: 'navy' }, { colour: 'nav' }],
    variants: [
      { sku: 'A', colour: 'navy', price: '1.00' },
      { sku: 'B', colour: 'nav', price: '1.00' },
    ],
  };
  const typed = ['navy', 'navy-b'].reduce(
    (after, colour) => changeColour(after, 1, { colour, label: colour }),
    draft as Parameters<typeof changeColour>[0],
  );
  expect(typed.colours.map(({ colour }) => colour)).toEqual(['navy', 'navy-b']);
  expect(typed.variants.map(({ colour }) => colour)).toEqual(['navy', 'navy-b']);
});
