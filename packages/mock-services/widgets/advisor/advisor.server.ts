import type { Product } from '../../../../commerce/catalogue/product.ts';
import type { Advisor } from '../../../../commerce/events/data-layer-event.ts';
import { pictureUrl } from '../../../../commerce/media/picture.ts';
import { formatMoney } from '../../../../commerce/pricing/format-money.ts';
import type { AdvisorSuggestion } from '../../../../commerce/widgets/advisor/provider.ts';
import { widgetPolicy, writeWidgetPage } from '../../../../commerce/widgets/widget-page.ts';
import type { MockWidget } from '../mock-widgets.ts';
import { widgetTexts } from '../widget-texts.ts';
import { advisorPage } from './advisor-page.ts';
import { chooseVariant, rankFor } from './choose-products.ts';
import { CONSULTATIONS } from './questions.ts';

/** The products of a category on a brand site. */
export type ListCategory = (categorySlug: string, fascia: string) => Promise<Product[]>;

const ONE_SIZE = /^one size$/i;

/** Mocks the advisor page: two questions, then matching products. It works with links and forms only. */
export function createMockAdvisor(listCategory: ListCategory): MockWidget {
  async function suggest(kind: Advisor, given: Record<string, string>, fascia: string, locale: string) {
    const { categories, each, questions } = CONSULTATIONS[kind];
    const words = questions.flatMap(
      ({ name, answers }) => answers.find(({ value }) => value === given[name])?.words ?? [],
    );
    const found = await Promise.all(
      categories.map(async (slug) => rankFor(await listCategory(slug, fascia), words).slice(0, each)),
    );
    return found.flat().flatMap((product) => describe(product, given.tone ?? null, locale));
  }

  return async ({ query, brand, locale, origin, nonce }) => {
    const asked = query.get('kind') ?? '';
    if (!Object.hasOwn(CONSULTATIONS, asked)) return null;
    const kind = asked as Advisor;
    const { questions } = CONSULTATIONS[kind];
    const given = Object.fromEntries(
      questions.flatMap(({ name, answers }) => {
        const value = query.get(name);
        return value !== null && answers.some((answer) => answer.value === value) ? [[name, value]] : [];
      }),
    );
    const isAnswered = questions.every(({ name }) => given[name]);
    const page = advisorPage({
      kind,
      locale,
      shop: origin,
      texts: widgetTexts(locale).advisor,
      given,
      suggestions: isAnswered ? await suggest(kind, given, brand.slug, locale) : null,
    });
    return new Response(writeWidgetPage(page, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': widgetPolicy(page, origin, nonce),
      },
    });
  };
}

function describe(product: Product, tone: string | null, locale: string): AdvisorSuggestion[] {
  const variant = chooseVariant(product, tone);
  if (!variant) return [];
  const colour = product.colours.find((one) => one.colour === variant.colour);
  const [image] = colour?.images ?? [];
  const details = [
    product.colours.length > 1 ? colour?.label : null,
    ONE_SIZE.test(variant.size) ? null : variant.size,
  ];
  return [
    {
      sku: variant.sku,
      name: product.name,
      brand: product.brand,
      detail: details.filter(Boolean).join(' · '),
      price: formatMoney(variant.price.price, locale),
      picture: image ? { src: pictureUrl(image.src, 240), alt: image.alt } : null,
    },
  ];
}
