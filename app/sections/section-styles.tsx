import socials from '#app/features/social/social.css?url';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import type { SectionType } from '#commerce/content/section-types.ts';
import type { ReadyPage, ReadySection } from './ready-page.ts';
import page from './sections.css?url';
import cards from './styles/cards.css?url';
import editorial from './styles/editorial.css?url';
import hero from './styles/hero.css?url';
import liveText from './styles/live-text.css?url';
import products from './styles/products.css?url';
import strips from './styles/strips.css?url';
import takeover from './styles/takeover.css?url';
import video from './styles/video.css?url';

const addresses = { page, cards, editorial, hero, liveText, products, socials, strips, takeover, video };
export type StyleFamily = keyof typeof addresses;

/** The types of each family; those that are nowhere need no more than the page's own style. */
const FAMILIES: Record<Exclude<StyleFamily, 'page'>, readonly SectionType[]> = {
  cards: [
    ...(['BrandRoomCard', 'CategoryCard', 'CategoryCarousel', 'CtaCard', 'CtaCarousel', 'CtaGrid'] as const),
    ...(['DashHudson', 'FamilyOfBrands', 'GridAndLogoComponent', 'ImageCtaCarousel'] as const),
    ...(['PerkCard', 'PerksCarousel'] as const),
  ],
  editorial: [
    ...(['BlogCard', 'BlogFeature', 'BlogHeader', 'BlogPanelDetail', 'BlogPanelStyleOverview'] as const),
    ...(['BlogSection', 'CategoryHeader', 'CategoryHighlight', 'FaqAccordian', 'FeatureBanner'] as const),
    ...(['Iframe', 'Image', 'ImageBesideTextWithButton', 'Text', 'VideoComponent'] as const),
  ],
  hero: ['Banner', 'HeroBanner', 'HeroBannerCarousel', 'ImageHeader', 'LiveText', 'TakeoverToggle'],
  liveText: ['Banner', 'LiveText'],
  products: [
    ...(['AddToBasketButton', 'BlogPanelProductHighlight', 'CategoriesProductCarousel'] as const),
    ...(['PersonalisedProductCarousel', 'ProductCard', 'SingleShoppableButton'] as const),
  ],
  socials: ['SocialsCarousel'],
  strips: [
    ...(['CountdownBanner', 'FeaturesInfoSection', 'Marquee', 'SingleFeatureInfo', 'Spacing'] as const),
    'UspBanner',
  ],
  takeover: ['TakeoverToggle'],
  video: ['MediaHubVideoComponent', 'Video', 'VideoComponent'],
};

/** Some need more than their type says: points that open products, a film in a card. */
const ASKED_BY_FIELD: [field: string, family: StyleFamily][] = [
  ['productSku', 'products'],
  ['video', 'video'],
];

/** The stylesheets of a page: those of the sections it shows, and no others. */
export function stylesOf(sections: readonly Pick<ReadySection, 'type' | 'fields'>[]): StyleFamily[] {
  const families = (Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]).filter((family) =>
    sections.some(({ type }) => FAMILIES[family].includes(type)),
  );
  const asked = ASKED_BY_FIELD.filter(([field]) => sections.some(({ fields }) => mentions(fields, field)));
  return [...new Set<StyleFamily>(['page', ...families, ...asked.map(([, family]) => family)])];
}

function mentions(value: unknown, field: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => (name === field && Boolean(inner)) || mentions(inner, field),
  );
}

/** The first two sections are in the first view. */
export const FIRST_VIEW_SECTIONS = 2;

type Contained = Pick<ReadyPage, 'containers'>;

/** Those that the first paint waits for. */
export function firstStylesOf({ containers }: Contained): StyleFamily[] {
  return stylesOf(containers.flatMap(({ sections }) => sections).slice(0, FIRST_VIEW_SECTIONS));
}

/** For each container, those that nothing before it needed. */
export function laterStylesOf(page: Contained): StyleFamily[][] {
  const known = new Set(firstStylesOf(page));
  return page.containers.map(({ sections }) => {
    const fresh = stylesOf(sections).filter((family) => !known.has(family));
    for (const family of fresh) known.add(family);
    return fresh;
  });
}

/**
 * Outside what comes alive later, or React would hide that until then. A page from the server has those of its first view
 * in the head; the others stand in the page, before what needs them (`LaterStyles`), and come to the head with script.
 */
export function SectionStyles({ page }: { page: Contained | null }) {
  const isHydrated = useHydrated();
  if (!page) return null;
  const sections = page.containers.flatMap((container) => container.sections);
  return <Stylesheets families={isHydrated ? stylesOf(sections) : firstStylesOf(page)} />;
}

/** A browser draws what stands before such a link without waiting for it, and nothing after it without its style. */
export function LaterStyles({ families }: { families: readonly StyleFamily[] }) {
  return families.map((family) => {
    const href = addresses[family];
    // The mark tells it from the one in the head: React would take this for that, and lose it with the page.
    return href ? <link key={family} rel="stylesheet" href={`${href}#later`} /> : null;
  });
}

export function Stylesheets({ families }: { families: readonly StyleFamily[] }) {
  return families.map((family) => {
    const href = addresses[family];
    // Tests have no addresses.
    return href ? <link key={family} rel="stylesheet" href={href} precedence="section" /> : null;
  });
}
