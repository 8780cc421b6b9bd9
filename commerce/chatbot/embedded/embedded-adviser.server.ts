import type { Listings } from '#commerce/listing/listing.server.ts';
import type { Shelf } from '#commerce/listing/shelf.server.ts';
import { mergeWish } from '../follow-up.ts';
import { sayInEnglish } from '../lexicon.ts';
import { lexiconFor } from '../lexicons/lexicon-for.ts';
import type { ChatAnswer, ChatQuestion, ShopAdviser } from '../provider.ts';
import { isAnythingSaid } from '../relax-wish.ts';
import type { ShopFacts } from '../shop-facts.server.ts';
import { NO_WISH, type Understanding, understandSentence, type Wish } from '../understand.ts';
import { answerQuestion, findWrittenAnswer } from './answer-question.server.ts';
import { describePart, describeWish, type Speech } from './describe-wish.ts';
import {
  type Alternative,
  type FoundProduct,
  findAlike,
  findAlternatives,
  findProducts,
} from './find-products.server.ts';
import { type AdviserMemory, NOTHING_SAID, readMemory } from './memory.ts';
import { createShopWords, type ShopWords } from './shop-words.server.ts';
import { suggestNext, wholePrice } from './suggest-next.ts';

/** Few enough to choose from. */
const SHOWN = 4;
const GIFT_PRICE = 3000;

interface Parts {
  listings: Pick<Listings, 'list'>;
  shelf: Shelf;
  factsOf(fascia: string, locale: string): ShopFacts;
  now?: () => number;
}

interface Turn {
  question: ChatQuestion;
  speech: Speech;
  words: ShopWords;
  understood: Understanding;
  memory: AdviserMemory;
  signal: AbortSignal | undefined;
}

/** Answers by rules from the shop's own index, settings and pages; no outside model, and nothing made up. */
export function createEmbeddedAdviser({ listings, shelf, factsOf, now = Date.now }: Parts): ShopAdviser {
  const wordsOf = createShopWords(listings, now);

  async function seek(turn: Turn, wish: Wish): Promise<ChatAnswer> {
    const { question, speech, words, understood, memory, signal } = turn;
    const isMore = understood.leaning.more && isSame(wish, memory.wish);
    const place = {
      fascia: question.fascia,
      words,
      exclude: new Set(isMore ? memory.shown : []),
      signal,
    };
    const { found, href } = await findProducts(listings, wish, place);
    const said = describeWish(wish, speech);
    if (found.length > 0)
      return tell(turn, { wish, found, href, likeId: null, intro: question.say('found', { wish: said }) });
    if (isMore)
      return nothing(turn, wish, question.say('noMore', { wish: said }), [question.say('suggest.restart')]);
    const alternatives = await findAlternatives(listings, wish, place);
    if (alternatives.length === 0)
      return nothing(turn, NO_WISH, question.say('nothing', { wish: said }), starters(question));
    return offer(turn, wish, question.say('nothingExact', { wish: said }), alternatives);
  }

  async function seekAlike(turn: Turn, likeId: string): Promise<ChatAnswer | null> {
    const { question, speech, words, understood, memory, signal } = turn;
    const isNew = understood.leaning.alike;
    const before = isNew ? NO_WISH : memory.wish;
    let wish = { ...mergeWish(before, understood), types: [] };
    const exclude = new Set(understood.leaning.more ? memory.shown : []);
    const [seed] = await shelf.products([likeId]);
    if (!seed) return null;
    if (understood.leaning.cheaper && wish.price.max === null)
      wish = { ...wish, price: { min: null, max: seed.price.centAmount - 1 }, sort: 'relevance' };
    const alike = await findAlike(listings, shelf, likeId, wish, {
      fascia: question.fascia,
      words,
      exclude,
      signal,
    });
    const said = describeWish(wish, speech);
    const found = alike?.found ?? [];
    if (found.length === 0) {
      const sentence = question.say('nothingAlike', { name: seed.name, wish: said || '-' });
      return nothing(turn, wish, sentence, starters(question), likeId);
    }
    const intro = said
      ? question.say('alikeWith', { name: seed.name, wish: said })
      : question.say('alike', { name: seed.name });
    return tell(turn, { wish, found, href: null, likeId, intro });
  }

  return {
    async reply(question, signal) {
      const lexicon = lexiconFor(question.locale);
      const words = await wordsOf(question.fascia);
      const english = sayInEnglish(question.message, lexicon);
      const understood = understandSentence(english, words.vocabulary);
      const facts = factsOf(question.fascia, question.locale);
      const memory = readMemory(question.memory);
      const turn: Turn = {
        question,
        speech: { say: question.say, locale: question.locale, currency: question.currency, lexicon },
        words,
        understood,
        memory,
        signal,
      };
      if (understood.question) {
        const told = await answerQuestion(understood.question, question, english, facts);
        return { ...told, sets: [], suggestions: starters(question), memory };
      }
      const { leaning, wish: said } = understood;
      if (leaning.restart && !isAnythingSaid(said))
        return nothing(turn, NO_WISH, question.say('restart'), starters(question));

      const namesType = said.types.length > 0;
      const likeId = leaning.alike ? question.viewing : namesType ? null : memory.likeId;
      if (likeId) {
        const alike = await seekAlike(turn, likeId);
        if (alike) return alike;
      }
      if (leaning.alike && !namesType && !isAnythingSaid(said))
        return nothing(turn, memory.wish, question.say('likeWhat'), starters(question));

      const wish = mergeWish(memory.wish, understood);
      if (!understood.isWish && !namesType) {
        const written = await findWrittenAnswer(question.message, facts);
        if (written) return { ...written, sets: [], suggestions: starters(question), memory };
        // Words alone are a new search, not an addition to the last one.
        if (said.keywords.length > 0) return seek(turn, { ...NO_WISH, keywords: said.keywords });
        return nothing(turn, memory.wish, question.say('notUnderstood'), starters(question));
      }
      if (!isAnythingSaid(wish) && wish.sort === 'relevance')
        return nothing(turn, wish, question.say('what'), starters(question));
      return seek(turn, wish);
    },
  };
}

interface Finding {
  wish: Wish;
  found: FoundProduct[];
  href: string | null;
  likeId: string | null;
  intro: string;
}

function tell(turn: Turn, { wish, found, href, likeId, intro }: Finding): ChatAnswer {
  const { question, speech, memory, understood } = turn;
  const { say } = question;
  const shown = found.slice(0, SHOWN);
  const hasMore = found.length > shown.length;
  const before = understood.leaning.more ? memory.shown : [];
  return {
    message: '',
    sets: [
      {
        intro,
        closing: say(hasMore ? 'closingMore' : 'closing'),
        picks: shown.map(({ product, colour }) => ({ id: product.id, colour })),
        sizes: wish.sizes,
      },
    ],
    links: href && hasMore ? [{ label: say('links.seeAll'), href }] : [],
    suggestions: suggestNext({ wish, products: found.map(({ product }) => product), hasMore }, speech),
    memory: {
      wish,
      shown: [...before, ...shown.map(({ product }) => product.id)].slice(-60),
      likeId,
    } satisfies AdviserMemory,
  };
}

/** Honest alternatives: each set says which part of the wish it is not. */
function offer(turn: Turn, wish: Wish, message: string, alternatives: Alternative[]): ChatAnswer {
  const { question, speech } = turn;
  const { say } = question;
  const sets = alternatives.map(({ found, dropped }) => {
    const [part] = dropped;
    const intro =
      dropped.length === 1 && part
        ? say(`relaxed.${part}`, { value: describePart(wish, part, speech) })
        : say('relaxed.all');
    return {
      intro,
      closing: '',
      picks: found.slice(0, SHOWN).map(({ product, colour }) => ({ id: product.id, colour })),
      sizes: dropped.includes('sizes') ? [] : wish.sizes,
    };
  });
  sets.at(-1)!.closing = say('closingRelaxed');
  return {
    message,
    sets,
    links: [],
    suggestions: [say('suggest.anyColour'), say('suggest.restart')],
    memory: { wish, shown: [], likeId: null } satisfies AdviserMemory,
  };
}

function nothing(
  { memory }: Turn,
  wish: Wish,
  message: string,
  suggestions: string[],
  likeId: string | null = null,
): ChatAnswer {
  const next: AdviserMemory = wish === NO_WISH ? NOTHING_SAID : { wish, shown: memory.shown, likeId };
  return { message, sets: [], links: [], suggestions, memory: next };
}

/** Where a conversation can begin. */
function starters({ say, viewing, locale, currency }: ChatQuestion): string[] {
  return [
    ...(viewing ? [say('suggest.alike')] : []),
    say('suggest.wedding'),
    say('suggest.gift', { price: wholePrice(GIFT_PRICE, locale, currency) }),
    say('suggest.delivery'),
  ];
}

function isSame(one: Wish, other: Wish): boolean {
  return JSON.stringify({ ...one, sort: '' }) === JSON.stringify({ ...other, sort: '' });
}
