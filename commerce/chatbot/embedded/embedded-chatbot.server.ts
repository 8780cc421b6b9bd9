import type { Listings } from '#commerce/listing/listing.server.ts';
import type { ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import { mergeWish } from '../follow-up.ts';
import { translateToEnglish } from '../lexicon.ts';
import { lexiconFor } from '../lexicon-for.server.ts';
import type { ChatbotProvider, ChatReply } from '../provider.ts';
import { hasCriteria } from '../relax-wish.ts';
import type { ShopFacts } from '../shop-facts.server.ts';
import { NO_WISH, understandSentence, type Wish } from '../understand.ts';
import {
  replyWithAlternatives,
  replyWithoutProducts,
  replyWithProducts,
  startSuggestions,
  type Turn,
} from './build-reply.server.ts';
import { describeWish } from './describe-wish.ts';
import { findAlternatives, findProducts, findSimilar } from './find-products.server.ts';
import { readMemory } from './memory.ts';
import { findFaqReply, replyToQuestion } from './reply-to-question.server.ts';
import { createShopVocabulary } from './shop-vocabulary.server.ts';

interface Parts {
  listings: Pick<Listings, 'list'>;
  productCards: ProductCardCache;
  factsOf(fascia: string, locale: string): ShopFacts;
  now?: () => number;
}

/** Replies by rules, from the search index, the settings and the content pages of the shop; uses no language model. */
export function createEmbeddedChatbot({
  listings,
  productCards,
  factsOf,
  now = Date.now,
}: Parts): ChatbotProvider {
  const wordsOf = createShopVocabulary(listings, now);

  async function searchProducts(turn: Turn, wish: Wish): Promise<ChatReply> {
    const { question, language, words, understood, memory, signal } = turn;
    const isMore = understood.followUp.more && isSame(wish, memory.wish);
    const scope = {
      fascia: question.fascia,
      priceList: question.priceList,
      currency: question.currency,
      words,
      exclude: new Set(isMore ? memory.shown : []),
      signal,
    };
    const { found, href } = await findProducts(listings, wish, scope);
    const description = describeWish(wish, language);
    if (found.length > 0)
      return replyWithProducts(turn, {
        wish,
        found,
        href,
        similarToId: null,
        intro: question.translate('found', { wish: description }),
      });
    if (isMore)
      return replyWithoutProducts(turn, wish, question.translate('noMore', { wish: description }), [
        question.translate('suggest.restart'),
      ]);
    const alternatives = await findAlternatives(listings, wish, scope);
    if (alternatives.length === 0)
      return replyWithoutProducts(
        turn,
        NO_WISH,
        question.translate('nothing', { wish: description }),
        startSuggestions(question),
      );
    return replyWithAlternatives(
      turn,
      wish,
      question.translate('nothingExact', { wish: description }),
      alternatives,
    );
  }

  async function searchSimilar(turn: Turn, similarToId: string): Promise<ChatReply | null> {
    const { question, language, words, understood, memory, signal } = turn;
    const isNew = understood.followUp.similar;
    const before = isNew ? NO_WISH : memory.wish;
    let wish = { ...mergeWish(before, understood), types: [] };
    const exclude = new Set(understood.followUp.more ? memory.shown : []);
    const [seed] = await productCards.products([similarToId], question.priceList);
    if (!seed) return null;
    if (understood.followUp.cheaper && wish.price.max === null)
      wish = { ...wish, price: { min: null, max: seed.price.centAmount - 1 }, sort: 'relevance' };
    const similar = await findSimilar(listings, productCards, similarToId, wish, {
      fascia: question.fascia,
      priceList: question.priceList,
      currency: question.currency,
      words,
      exclude,
      signal,
    });
    const description = describeWish(wish, language);
    const found = similar?.found ?? [];
    if (found.length === 0) {
      const sentence = question.translate('nothingAlike', { name: seed.name, wish: description || '-' });
      return replyWithoutProducts(turn, wish, sentence, startSuggestions(question), similarToId);
    }
    const intro = description
      ? question.translate('alikeWith', { name: seed.name, wish: description })
      : question.translate('alike', { name: seed.name });
    return replyWithProducts(turn, { wish, found, href: null, similarToId, intro });
  }

  return {
    async reply(question, signal) {
      const lexicon = lexiconFor(question.locale);
      const words = await wordsOf(question.fascia);
      const english = translateToEnglish(question.message, lexicon);
      const understood = understandSentence(english, words.vocabulary, question.currency);
      const facts = factsOf(question.fascia, question.locale);
      const memory = readMemory(question.memory);
      const turn: Turn = {
        question,
        language: {
          translate: question.translate,
          locale: question.locale,
          currency: question.currency,
          lexicon,
        },
        words,
        understood,
        memory,
        signal,
      };
      if (understood.question) {
        const reply = await replyToQuestion(understood.question, question, english, facts);
        return { ...reply, sets: [], suggestions: startSuggestions(question), memory };
      }
      const { followUp, wish: latest } = understood;
      if (followUp.restart && !hasCriteria(latest))
        return replyWithoutProducts(turn, NO_WISH, question.translate('restart'), startSuggestions(question));

      const namesType = latest.types.length > 0;
      const similarToId = followUp.similar ? question.viewing : namesType ? null : memory.similarToId;
      if (similarToId) {
        const similar = await searchSimilar(turn, similarToId);
        if (similar) return similar;
      }
      if (followUp.similar && !namesType && !hasCriteria(latest))
        return replyWithoutProducts(
          turn,
          memory.wish,
          question.translate('likeWhat'),
          startSuggestions(question),
        );

      const wish = mergeWish(memory.wish, understood);
      if (!understood.isWish && !namesType) {
        const faqReply = await findFaqReply(question.message, facts);
        if (faqReply) return { ...faqReply, sets: [], suggestions: startSuggestions(question), memory };
        // Keywords alone start a new search instead of refining the last one.
        if (latest.keywords.length > 0)
          return searchProducts(turn, { ...NO_WISH, keywords: latest.keywords });
        return replyWithoutProducts(
          turn,
          memory.wish,
          question.translate('notUnderstood'),
          startSuggestions(question),
        );
      }
      if (!hasCriteria(wish) && wish.sort === 'relevance')
        return replyWithoutProducts(turn, wish, question.translate('what'), startSuggestions(question));
      return searchProducts(turn, wish);
    },
  };
}

function isSame(one: Wish, other: Wish): boolean {
  return JSON.stringify({ ...one, sort: '' }) === JSON.stringify({ ...other, sort: '' });
}
