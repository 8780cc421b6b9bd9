import { formatMoney } from '#commerce/pricing/format-money.ts';
import { stemOf } from '#commerce/reviews/words.ts';
import type { ChatLink } from '../chat-message.ts';
import { chatWords } from '../find-terms.ts';
import type { ChatQuestion } from '../provider.ts';
import type { Question } from '../question.ts';
import type { HelpName, HelpPage, ShopFacts } from '../shop-facts.server.ts';

export interface TextReply {
  message: string;
  links: ChatLink[];
}

const PAGE_OF: Partial<Record<Question, HelpName>> = {
  delivery: 'delivery',
  returns: 'returns',
  'size-help': 'size-guide',
  person: 'contact',
};
/** Words that a question must share with an FAQ question. */
const SHARED_WORDS = 2;

/** Replies to questions about the shop, from its settings and content pages. */
export async function replyToQuestion(
  question: Question,
  { message, locale, currency, translate }: ChatQuestion,
  english: string,
  facts: ShopFacts,
): Promise<TextReply> {
  const name = PAGE_OF[question];
  const page = name ? await facts.page(name) : null;
  const links = page ? [{ label: page.title, href: page.href }] : [];
  const faqAnswer = page && findFaqAnswer(message, page);
  switch (question) {
    case 'delivery': {
      const delivery = describeDelivery(facts, facts.countryIn(english), { locale, currency, translate });
      return { message: faqAnswer ? `${faqAnswer}\n\n${delivery}` : delivery, links };
    }
    case 'returns':
      return { message: faqAnswer ?? page?.description ?? translate('returns'), links };
    case 'size-help':
      return {
        message: [faqAnswer ?? translate('size'), page?.description].filter(Boolean).join('\n'),
        links,
      };
    case 'person':
      return { message: [translate('person'), page?.description].filter(Boolean).join(' '), links };
    case 'order-status':
      return {
        message: translate('order'),
        links: [{ label: translate('links.orders'), href: '/account/orders' }],
      };
    case 'payment': {
      const ways = [
        translate('pay.card'),
        ...(facts.takesApplePay ? ['Apple Pay'] : []),
        ...facts.payLater.map(nameOfProvider),
      ];
      const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(ways);
      return { message: translate('pay.ways', { ways: list }), links };
    }
    case 'greeting':
      return { message: translate('greeting', { shop: facts.brandName }), links };
    case 'thanks':
      return { message: translate('thanks'), links };
    case 'help':
      return { message: translate('help'), links };
  }
}

/** The answer to a similar question in the FAQ of the help pages. */
export async function findFaqReply(message: string, facts: ShopFacts): Promise<TextReply | null> {
  for (const name of ['delivery', 'returns', 'size-guide', 'contact'] as const) {
    const page = await facts.page(name);
    const answer = page && findFaqAnswer(message, page);
    if (answer) return { message: answer, links: [{ label: page.title, href: page.href }] };
  }
  return null;
}

function findFaqAnswer(message: string, { questions }: HelpPage): string | null {
  const words = new Set(significantWords(message));
  const ranked = questions
    .map(({ question, answer }) => ({
      answer,
      shared: significantWords(question).filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.shared - a.shared);
  const best = ranked[0];
  return best && best.shared >= SHARED_WORDS ? withoutMarkdown(best.answer) : null;
}

function significantWords(text: string): string[] {
  return [...new Set(chatWords(text).map(stemOf))].filter((word) => word.length > 3);
}

const PROVIDER_NAMES: Readonly<Record<string, string>> = { paypal: 'PayPal' };

function nameOfProvider(provider: string): string {
  return PROVIDER_NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** The chat shows plain text. */
function withoutMarkdown(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`#]/g, '');
}

/** Message selectors are in camel case: `next-day` is `nextDay`. */
function selectorOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function describeDelivery(
  { deliveries, countries, home }: ShopFacts,
  asked: string | null,
  { locale, currency, translate }: Pick<ChatQuestion, 'locale' | 'currency' | 'translate'>,
): string {
  const nameOf = new Intl.DisplayNames([locale], { type: 'region' });
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  if (asked && !countries.includes(asked))
    return translate('delivery.notThere', { country: nameOf.of(asked) ?? asked });
  if (asked && asked !== home) return translate('delivery.there', { country: nameOf.of(asked) ?? asked });
  const free = deliveries.find(({ freeAbove }) => freeAbove !== null)?.freeAbove ?? null;
  return [
    translate('delivery.to', { country: nameOf.of(home) ?? home }),
    ...deliveries.map(
      ({ id, price, days }) =>
        `• ${translate('delivery.method', { method: selectorOf(id), price: money(price), days })}`,
    ),
    ...(free === null ? [] : [translate('delivery.free', { amount: money(free) })]),
  ].join('\n');
}
