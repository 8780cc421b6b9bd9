/** What the picker says of a section type: where it belongs, what it is for, and how it is laid out. */
export interface SectionEntry {
  group: SectionGroup;
  line: string;
  sketch: Sketch;
}

export type SectionGroup =
  | 'Openers'
  | 'Products'
  | 'Ways in'
  | 'Words'
  | 'Stories'
  | 'Promises'
  | 'Film and frames'
  | 'Space';
export type Sketch =
  | 'hero'
  | 'row'
  | 'grid'
  | 'split'
  | 'words'
  | 'strip'
  | 'film'
  | 'card'
  | 'list'
  | 'button'
  | 'gap';

export const GROUPS: readonly SectionGroup[] = [
  ...([
    'Openers',
    'Products',
    'Ways in',
    'Words',
    'Stories',
    'Promises',
    'Film and frames',
    'Space',
  ] as const),
];

const entry = (group: SectionGroup, sketch: Sketch, line: string): SectionEntry => ({ group, sketch, line });

const CATALOGUE: Record<string, SectionEntry> = {
  HeroBannerCarousel: entry('Openers', 'hero', 'Large campaigns that change by themselves'),
  HeroBanner: entry('Openers', 'hero', 'One large campaign with words and links'),
  Banner: entry('Openers', 'hero', 'A picture with live text, as one link'),
  ImageHeader: entry('Openers', 'hero', 'A page’s first heading over a picture'),
  CategoryHeader: entry('Openers', 'split', 'A page’s first heading with ways in'),
  BlogHeader: entry('Openers', 'hero', 'An article’s beginning'),
  FeatureBanner: entry('Openers', 'split', 'Picture on one side, words on the other'),
  CountdownBanner: entry('Openers', 'strip', 'Days, hours and minutes until something ends'),
  TakeoverToggle: entry('Openers', 'hero', 'Two campaigns and a switch between them'),
  ProductCarousel: entry('Products', 'row', 'Products of a list, side by side'),
  ProductGrid: entry('Products', 'grid', 'Products of a list, in rows'),
  ProductCard: entry('Products', 'card', 'One product'),
  PersonalisedProductCarousel: entry('Products', 'row', 'Products picked for the shopper, by department'),
  CategoriesProductCarousel: entry('Products', 'row', 'Products by theme, one press apart'),
  WishlistCarousel: entry('Products', 'row', 'What the shopper has saved, on phones'),
  AddToBasketButton: entry('Products', 'button', 'Puts one product into the basket'),
  SingleShoppableButton: entry('Products', 'button', 'Opens one product where it stands'),
  CategoryCarousel: entry('Ways in', 'row', 'Categories that turn over to their own links'),
  CategoryCard: entry('Ways in', 'card', 'One category, with links on its back'),
  CategoryHighlight: entry('Ways in', 'split', 'One category with picture and words'),
  CtaCarousel: entry('Ways in', 'row', 'Roundels side by side'),
  CtaCard: entry('Ways in', 'card', 'One picture that leads somewhere'),
  CtaGrid: entry('Ways in', 'grid', 'Pictures that lead somewhere, in rows'),
  ImageCtaCarousel: entry('Ways in', 'row', 'Large pictures with a title and a link'),
  GridAndLogoComponent: entry('Ways in', 'grid', 'A brand’s name beside its pictures'),
  FamilyOfBrands: entry('Ways in', 'row', 'The brands of the shop'),
  BrandRoomCard: entry('Ways in', 'split', 'Rooms of brands, in their own words'),
  Text: entry('Words', 'words', 'Headings, paragraphs, lists and tables'),
  LiveText: entry('Words', 'words', 'Large words, set with care'),
  Html: entry('Words', 'words', 'Words written as HTML, cleaned'),
  ImageBesideTextWithButton: entry('Words', 'split', 'A picture beside a paragraph and a button'),
  Image: entry('Words', 'hero', 'A picture, with a caption'),
  FaqAccordian: entry('Words', 'list', 'Questions that open to their answers'),
  Marquee: entry('Words', 'strip', 'Words that pass by'),
  BlogSection: entry('Stories', 'row', 'The newest articles'),
  BlogCard: entry('Stories', 'card', 'One article'),
  BlogFeature: entry('Stories', 'split', 'One article, large'),
  BlogPanelDetail: entry('Stories', 'split', 'A paragraph with two pictures'),
  BlogPanelStyleOverview: entry('Stories', 'split', 'A picture with numbered points'),
  BlogPanelProductFocus: entry('Stories', 'row', 'The products a story speaks of'),
  BlogPanelProductHighlight: entry('Stories', 'split', 'Two products beside a paragraph'),
  UspBanner: entry('Promises', 'strip', 'What the shop promises, one after the other'),
  FeaturesInfoSection: entry('Promises', 'grid', 'Promises with icons'),
  SingleFeatureInfo: entry('Promises', 'card', 'One promise with its icon'),
  PerksCarousel: entry('Promises', 'row', 'What members get'),
  PerkCard: entry('Promises', 'card', 'One thing members get'),
  Video: entry('Film and frames', 'film', 'A film'),
  VideoComponent: entry('Film and frames', 'film', 'A film with words beside it'),
  MediaHubVideoComponent: entry('Film and frames', 'film', 'A film with words over it'),
  SocialsCarousel: entry('Film and frames', 'row', 'Posts from our channels'),
  DashHudson: entry('Film and frames', 'grid', 'A wall of customers’ pictures'),
  Iframe: entry('Film and frames', 'film', 'A page from an allowed host'),
  Spacing: entry('Space', 'gap', 'Air, or a rule'),
  BackToTop: entry('Space', 'button', 'The way back up'),
};

export function sectionEntry(type: string): SectionEntry {
  return CATALOGUE[type] ?? entry('Space', 'gap', '');
}

/** Labels for types whose own name says little to editors. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  Container: 'Band',
  CtaCarousel: 'Roundels',
  CtaCard: 'Picture link',
  CtaGrid: 'Grid of picture links',
  ImageCtaCarousel: 'Carousel of picture links',
  UspBanner: 'Promises',
  Html: 'HTML',
  Iframe: 'Page from elsewhere',
  DashHudson: 'Customers’ pictures',
  MediaHubVideoComponent: 'Film with words over it',
  VideoComponent: 'Film with words',
  Video: 'Film',
  GridAndLogoComponent: 'Brand and its pictures',
};

/** `ProductCarousel` → `Product carousel`. */
export function sectionName(type: string): string {
  const plain = PLAIN_NAMES[type];
  if (plain) return plain;
  const words = type.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
