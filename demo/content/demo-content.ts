import type { ContentFile } from '#server/content/content-files.server.ts';
import { aboutPages } from './about.ts';
import { articles } from './articles.ts';
import { brandHomes } from './brand-home.ts';
import { brandPages } from './brand-pages.ts';
import { fragments } from './fragments.ts';
import { selvedgeHomes } from './home-selvedge.ts';
import { dutchHelp } from './informational/dutch.ts';
import { englishHelp } from './informational/english.ts';
import { frenchHelp } from './informational/french.ts';
import { swedishHelp } from './informational/swedish.ts';
import { landingPages } from './landing-pages.ts';
import { menus } from './menus.ts';
import { notFoundPages } from './not-found.ts';

/** Everything the demo's editors wrote. */
export function demoContent(): ContentFile[] {
  return [
    ...selvedgeHomes,
    ...brandHomes,
    ...brandPages,
    ...englishHelp,
    ...frenchHelp,
    ...dutchHelp,
    ...swedishHelp,
    ...aboutPages,
    ...landingPages,
    ...articles,
    ...notFoundPages,
    ...fragments,
    ...menus,
  ];
}
