import type { ContentFile } from '../../../commerce/content/content-files.server.ts';
import { aboutPages } from './about.ts';
import { articles } from './articles/articles.ts';
import { brandHomes } from './brand-home.ts';
import { brandPages } from './brand-pages.ts';
import { fragments } from './fragments.ts';
import { selvedgeHomes } from './home/home-selvedge.ts';
import { helpPages } from './informational/help-pages.ts';
import { landingPages } from './landing-pages.ts';
import { menus } from './menus.ts';
import { notFoundPages } from './not-found.ts';

/** Everything the demo's editors wrote. */
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
