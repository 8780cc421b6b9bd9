import type { Surface } from '../kit/solid-scene.ts';

export const dye: Surface = { paint: 'primary', gloss: 0.6 };

export const gold: Surface = { paint: '#d8b366', metal: 'gold' };

export const jewel: Surface = { paint: 'primary', gloss: 0.9 };
