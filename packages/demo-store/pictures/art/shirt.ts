import { buttonShirt } from './tops-parts.ts';

export const shirt = buttonShirt(false);
