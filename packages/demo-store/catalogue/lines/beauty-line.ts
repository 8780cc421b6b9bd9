import { type Line, type LineInput, line, trait } from './line.ts';

const SOLID = {
  fabrication: 'Recyclable pack; please rinse and recycle where you live.',
  care: 'beauty' as const,
};

export function beautyLine(input: Omit<LineInput, 'department' | 'looks'>): Line {
  return line({ department: 'Beauty', looks: 'plain', solid: SOLID, returns: 'hygiene', ...input });
}

export const ethics = trait(
  'ai:Cruelty Free',
  'Vegan: a vegan formula *2; Cruelty Free *3; Vegan and Refillable: a pack you can refill',
);

export const skinTypes = trait(
  'ai:Skin Type',
  'All Skin Types *4; Dry: comfort for dry skin *3; Oily: a finish that suits oily skin *2; Combination *2; Sensitive: kindness to sensitive skin *3',
);
