import type { ContentFile } from '../../../commerce/content/content-files.server.ts';
import { aboutPages } from './about.ts';
import { articles } from './articles/articles.ts';
import { brandHomes } from './brand-home.ts';
import { brandPages } from './brand-pages.ts';
import { fragments } from './fragments.ts';
import { selvedgeHomes } from './home/home-selvedge.ts';
import { helpPages } from './informational/help-pages.ts';
import { christmas } from './landing/christmas.ts';
import { giftGuide } from './landing/gift-guide.ts';
import { rewards } from './landing/rewards.ts';
import { theStudio } from './landing/the-studio.ts';
import { winterSale } from './landing/winter-sale.ts';
import { menus } from './menus.ts';
import { notFoundPages } from './not-found.ts';

/** Landing pages, in every language. */
const landingPages = [...christmas, ...winterSale, ...rewards, ...theStudio, ...giftGuide];

/** All content of the demo. */
export function demoContent(): ContentFile[] {
  return [
    ...selvedgeHomes,
    ...brandHomes,
    ...brandPages,
    ...helpPages,
    ...aboutPages,
    ...landingPages,
    ...articles,
    ...notFoundPages,
    ...fragments,
    ...menus,
  ];
}
