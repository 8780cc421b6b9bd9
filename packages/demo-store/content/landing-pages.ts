import { christmas } from './landing/christmas.ts';
import { giftGuide } from './landing/gift-guide.ts';
import { rewards } from './landing/rewards.ts';
import { theStudio } from './landing/the-studio.ts';
import { winterSale } from './landing/winter-sale.ts';

/** Pages of a season, an event or an idea, in every language. */
export const landingPages = [...christmas, ...winterSale, ...rewards, ...theStudio, ...giftGuide];
