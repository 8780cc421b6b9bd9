import { formatMoney } from '#commerce/pricing/format-money.ts';
import { stemOf } from '#commerce/reviews/words.ts';
import type { ChatLink } from '../chat-message.ts';
import { chatWords } from '../find-terms.ts';
import type { ChatQuestion } from '../provider.ts';
import type { Question } from '../question.ts';
import type { HelpName, HelpPage, ShopFacts } from '../shop-facts.server.ts';

export interface Told {
  message: string;
  links: ChatLink[];
}

const PAGE_OF: Partial<Record<Question, HelpName>> = {
  delivery: 'delivery',
  returns: 'returns',
  'size-help': 'size-guide',
  person: 'contact',
};
/** Words that a question must share with one that editors answered. */
const SHARED_WORDS = 2;

/** Questions about the shop, answered from its settings and its own pages. */
export async function answerQuestion(
  question: Question,
  { message, locale, currency, say }: ChatQuestion,
  english: string,
  facts: ShopFacts,
): Promise<Told> {
  const name = PAGE_OF[question];
  const page = name ? await facts.page(name) : null;
  const links = page ? [{ label: page.title, href: page.href }] : [];
  const answered = page && findAnswer(message, page);
  switch (question) {
    case 'delivery': {
      const told = tellDelivery(facts, facts.countryIn(english), { locale, currency, say });
      return { message: answered ? `${answered}\n\n${told}` : told, links };
    }
    case 'returns':
      return { message: answered ?? page?.description ?? say('returns'), links };
    case 'size-help':
      return { message: [answered ?? say('size'), page?.description].filter(Boolean).join('\n'), links };
    case 'person':
      return { message: [say('person'), page?.description].filter(Boolean).join(' '), links };
    case 'order-status':
      return { message: say('order'), links: [{ label: say('links.orders'), href: '/account/orders' }] };
    case 'payment': {
      const ways = [
        say('pay.card'),
        ...(facts.takesApplePay ? ['Apple Pay'] : []),
        ...facts.payLater.map(nameOfProvider),
      ];
      const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(ways);
      return { message: say('pay.ways', { ways: list }), links };
    }
    case 'greeting':
      return { message: say('greeting', { shop: facts.brandName }), links };
    case 'thanks':
      return { message: say('thanks'), links };
    case 'help':
      return { message: say('help'), links };
  }
}

/** An answer that editors wrote to a question much like this one. */
export async function findWrittenAnswer(message: string, facts: ShopFacts): Promise<Told | null> {
  for (const name of ['delivery', 'returns', 'size-guide', 'contact'] as const) {
    const page = await facts.page(name);
    const answer = page && findAnswer(message, page);
    if (answer) return { message: answer, links: [{ label: page.title, href: page.href }] };
  }
  return null;
}

function findAnswer(message: string, { questions }: HelpPage): string | null {
  const said = new Set(meaningful(message));
  const ranked = questions
    .map(({ question, answer }) => ({
      answer,
      shared: meaningful(question).filter((word) => said.has(word)).length,
    }))
    .sort((a, b) => b.shared - a.shared);
  const best = ranked[0];
  return best && best.shared >= SHARED_WORDS ? withoutMarks(best.answer) : null;
}

function meaningful(text: string): string[] {
  return [...new Set(chatWords(text).map(stemOf))].filter((word) => word.length > 3);
}

const PROVIDER_NAMES: Readonly<Record<string, string>> = { paypal: 'PayPal' };

function nameOfProvider(provider: string): string {
  return PROVIDER_NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** Editors write Markdown; a chat shows words. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`#]/g, '');
}

/** Texts select by plain words: `next-day` is `nextDay`. */
function selectorOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function tellDelivery(
  { deliveries, countries, home }: ShopFacts,
  asked: string | null,
  { locale, currency, say }: Pick<ChatQuestion, 'locale' | 'currency' | 'say'>,
): string {
  const nameOf = new Intl.DisplayNames([locale], { type: 'region' });
  const money = (centAmount: number) => formatMoney({ centAmount, currencyCode: currency }, locale);
  if (asked && !countries.includes(asked))
    return say('delivery.notThere', { country: nameOf.of(asked) ?? asked });
  if (asked && asked !== home) return say('delivery.there', { country: nameOf.of(asked) ?? asked });
  const free = deliveries.find(({ freeAbove }) => freeAbove !== null)?.freeAbove ?? null;
  return [
    say('delivery.to', { country: nameOf.of(home) ?? home }),
    ...deliveries.map(
      ({ id, price, days }) =>
        `• ${say('delivery.method', { method: selectorOf(id), price: money(price), days })}`,
    ),
    ...(free === null ? [] : [say('delivery.free', { amount: money(free) })]),
  ].join('\n');
}
