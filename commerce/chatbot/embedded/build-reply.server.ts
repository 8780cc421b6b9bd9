import type { ChatQuestion, ChatReply } from '../provider.ts';
import { NO_WISH, type Understanding, type Wish } from '../understand.ts';
import { describePart, type LanguageContext } from './describe-wish.ts';
import type { Alternative, FoundProduct } from './find-products.server.ts';
import { type ChatMemory, EMPTY_MEMORY } from './memory.ts';
import type { ShopVocabulary } from './shop-vocabulary.server.ts';
import { suggestNext, wholePrice } from './suggest-next.ts';

/** Products per reply. */
const SHOWN = 4;
const GIFT_PRICE = 3000;

/** One question with everything that is needed to reply to it. */
export interface Turn {
  question: ChatQuestion;
  language: LanguageContext;
  words: ShopVocabulary;
  understood: Understanding;
  memory: ChatMemory;
  signal: AbortSignal | undefined;
}

interface Finding {
  wish: Wish;
  found: FoundProduct[];
  href: string | null;
  similarToId: string | null;
  intro: string;
}

export function replyWithProducts(turn: Turn, { wish, found, href, similarToId, intro }: Finding): ChatReply {
  const { question, language, memory, understood } = turn;
  const { translate } = question;
  const shown = found.slice(0, SHOWN);
  const hasMore = found.length > shown.length;
  const before = understood.followUp.more ? memory.shown : [];
  return {
    message: '',
    sets: [
      {
        intro,
        closing: translate(hasMore ? 'closingMore' : 'closing'),
        picks: shown.map(({ product, colour }) => ({ id: product.id, colour })),
        sizes: wish.sizes,
      },
    ],
    links: href && hasMore ? [{ label: translate('links.seeAll'), href }] : [],
    suggestions: suggestNext({ wish, products: found.map(({ product }) => product), hasMore }, language),
    memory: {
      wish,
      shown: [...before, ...shown.map(({ product }) => product.id)].slice(-60),
      similarToId,
    } satisfies ChatMemory,
  };
}

/** Alternatives; each set says which part of the wish it does not meet. */
export function replyWithAlternatives(
  turn: Turn,
  wish: Wish,
  message: string,
  alternatives: Alternative[],
): ChatReply {
  const { question, language } = turn;
  const { translate } = question;
  const sets = alternatives.map(({ found, dropped }, index) => {
    const [part] = dropped;
    const intro =
      dropped.length === 1 && part
        ? translate(`relaxed.${part}`, { value: describePart(wish, part, language) })
        : translate('relaxed.all');
    return {
      intro,
      closing: index === alternatives.length - 1 ? translate('closingRelaxed') : '',
      picks: found.slice(0, SHOWN).map(({ product, colour }) => ({ id: product.id, colour })),
      sizes: dropped.includes('sizes') ? [] : wish.sizes,
    };
  });
  return {
    message,
    sets,
    links: [],
    suggestions: [translate('suggest.anyColour'), translate('suggest.restart')],
    memory: { wish, shown: [], similarToId: null } satisfies ChatMemory,
  };
}

export function replyWithoutProducts(
  { memory }: Turn,
  wish: Wish,
  message: string,
  suggestions: string[],
  similarToId: string | null = null,
): ChatReply {
  const next: ChatMemory = wish === NO_WISH ? EMPTY_MEMORY : { wish, shown: memory.shown, similarToId };
  return { message, sets: [], links: [], suggestions, memory: next };
}

/** Suggestions for the start of a conversation. */
export function startSuggestions({ translate, viewing, locale, currency }: ChatQuestion): string[] {
  return [
    ...(viewing ? [translate('suggest.alike')] : []),
    translate('suggest.wedding'),
    translate('suggest.gift', { price: wholePrice(GIFT_PRICE, locale, currency) }),
    translate('suggest.delivery'),
  ];
}
