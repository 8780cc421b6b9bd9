import type { ContentFile } from '#server/content/content-files.server.ts';
import { aboutPages } from './about.ts';
import { articles } from './articles.ts';
import { brandHomes } from './brand-home.ts';
import { brandPages } from './brand-pages.ts';
import { fragments } from './fragments.ts';
import { selvedgeHome } from './home-selvedge.ts';
import { englishHelp } from './informational/english.ts';
import { landingPages } from './landing-pages.ts';
import { notFoundPage } from './not-found.ts';

/** Everything the demo's editors wrote. */
export function demoContent(): ContentFile[] {
  return [
    selvedgeHome,
    ...brandHomes,
    ...brandPages,
    ...englishHelp,
    ...aboutPages,
    ...landingPages,
    ...articles,
    notFoundPage,
    ...fragments,
  ];
}
