import * as v from 'valibot';
import { maybe, words } from '../fields.ts';

export const wishlistCarouselSchema = v.object({ title: maybe(words(80)) });
export type WishlistCarouselFields = v.InferOutput<typeof wishlistCarouselSchema>;
