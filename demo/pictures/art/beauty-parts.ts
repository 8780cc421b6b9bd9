import type { Sdf } from '../kit/sdf.ts';
import type { Item, Surface } from '../kit/solid-scene.ts';

export const black: Surface = { paint: '#141416', gloss: 0.9 };

export const gold: Surface = { paint: '#d8b366', metal: 'gold' };

export const silver: Surface = { paint: '#cccccc', metal: 'silver' };

export const dye: Surface = { paint: 'primary', gloss: 0.7 };

export const glass: Surface = { paint: '#ffffff', glass: true };

export const item = (shape: Sdf, surface: Surface, bound: Item['bound']): Item => ({ shape, surface, bound });
