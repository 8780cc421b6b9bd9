import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import type { ContentSection } from '#commerce/content/content-page.ts';
import type { SectionType } from '#commerce/content/section-types.ts';
import { isAllowedEmbed } from '#commerce/social/social-layout.ts';
import type { AddToBasketButtonFields } from './add-to-basket-button/schema.ts';
import type { BlogSectionFields } from './blog-section/schema.ts';
import type { CategoriesProductCarouselFields } from './categories-product-carousel/schema.ts';
import type { FaqAccordianFields } from './faq-accordian/schema.ts';
import type { ProductQueryField } from './fields.ts';
import type { HeroBannerFields } from './hero-banner/schema.ts';
import type { HeroBannerCarouselFields } from './hero-banner-carousel/schema.ts';
import type { HtmlFields } from './html/schema.ts';
import type { IframeFields } from './iframe/schema.ts';
import { pickCards, shoppableProducts } from './pick-products.server.ts';
import type { SingleShoppableButtonFields } from './single-shoppable-button/schema.ts';

type Context = Readonly<RouterContextProvider>;
type LoadData = (context: Context, fields: never, path: string | null) => Promise<unknown>;

const byQuery = async (context: Context, { query }: { query: ProductQueryField }) => ({
  cards: await pickCards(context, query),
});

const fromMarkdown = async (context: Context, { markdown }: { markdown: string }) => ({
  html: context.get(shopContext).content.richText.fromMarkdown(markdown),
});

const heroSkus = ({ desktopShoppableButtons, mobileShoppableButtons }: HeroBannerFields) =>
  [...desktopShoppableButtons, ...mobileShoppableButtons].map(({ productSku }) => productSku);

/** What a section shows beyond its own fields; most need nothing. */
const loaders: Partial<Record<SectionType, LoadData>> = {
  ProductCarousel: byQuery,
  ProductGrid: byQuery,
  ProductCard: byQuery,
  PersonalisedProductCarousel: byQuery,
  BlogPanelProductFocus: byQuery,
  BlogPanelProductHighlight: byQuery,
  Text: fromMarkdown,
  BlogPanelDetail: fromMarkdown,
  ImageBesideTextWithButton: fromMarkdown,

  Html: async (context, { html }: HtmlFields) => ({
    html: context.get(shopContext).content.richText.clean(html),
  }),

  FaqAccordian: async (context, { items }: FaqAccordianFields) => {
    const { richText } = context.get(shopContext).content;
    return { answers: items.map(({ answer }) => richText.fromMarkdown(answer)) };
  },

  Iframe: async (context, { src }: IframeFields) => {
    if (src.startsWith('/')) return { src, host: '' };
    const { allowedHosts } = context.get(requestContext).brand.settings.iframe;
    return isAllowedEmbed(src, allowedHosts) ? { src, host: new URL(src).hostname } : null;
  },

  HeroBanner: async (context, fields: HeroBannerFields) => ({
    products: await shoppableProducts(context, heroSkus(fields)),
  }),

  HeroBannerCarousel: async (context, { slides }: HeroBannerCarouselFields) => ({
    products: await shoppableProducts(context, slides.flatMap(heroSkus)),
  }),

  SingleShoppableButton: async (context, { productSku }: SingleShoppableButtonFields) => ({
    products: await shoppableProducts(context, [productSku]),
  }),

  AddToBasketButton: async (context, { sku }: AddToBasketButtonFields) => {
    const product = (await shoppableProducts(context, [sku]))[sku];
    if (!product) return null;
    // An editor may name the product; then its first colour that can be bought goes into the basket.
    const isVariant = /^[A-Z]{3}\d{5}-\d+-\d+$|^M\w{8,}$/.test(sku);
    const first = product.colours.find(({ isOnStock }) => isOnStock);
    return isVariant ? { sku, product } : first ? { sku: first.sku, product } : null;
  },

  BlogSection: async (context, { items, limit }: BlogSectionFields, path) => {
    if (items.length > 0) return null;
    const { brand, locale, dependsOn } = context.get(requestContext);
    dependsOn('content');
    const articles = await context.get(shopContext).content.articles(brand.slug, locale);
    // Nobody is told to read next what they are reading.
    return { articles: articles.filter(({ href }) => href !== path).slice(0, limit) };
  },

  CategoriesProductCarousel: async (context, { terms }: CategoriesProductCarouselFields) => ({
    cards: await pickCards(context, firstOf(terms[0]!.category)),
  }),
};

function firstOf(category: string): ProductQueryField {
  return { productKeys: [], category, brand: null, searchTerm: null, sort: 'best-sellers', limit: 10 };
}

/** `path` is the page that shows the section; a sample in the gallery stands on none. */
export async function loadSectionData(
  context: Context,
  section: ContentSection,
  path: string | null = null,
): Promise<unknown> {
  const load = loaders[section.type];
  return load ? load(context, section.fields as never, path) : null;
}
