import { describe, expect, it } from 'vitest';
import { mergeWish } from './follow-up.ts';
import { translateFromEnglish, translateToEnglish } from './lexicon.ts';
import { lexiconFor } from './lexicon-for.server.ts';
import { NO_WISH, understandSentence } from './understand.ts';

const understand = (text: string, locale: string) =>
  understandSentence(translateToEnglish(text, lexiconFor(locale)));

describe('understanding other languages', () => {
  it.each([
    ['fr', 'Je cherche une robe rouge pour un mariage à moins de 60 €'],
    ['nl', 'Ik zoek een rode jurk voor een bruiloft onder 60 euro'],
    ['sv', 'Jag letar efter en röd klänning för ett bröllop under 60 euro'],
  ])('[CHAT-02] %s: type, colour, occasion and price', (locale, text) => {
    expect(understand(text, locale).wish).toMatchObject({
      types: ['dress'],
      colours: ['red'],
      occasions: ['wedding guest'],
      price: { min: null, max: 6000 },
      keywords: [],
    });
  });

  it.each([
    ['fr', 'Quels sont les délais de livraison ?', 'delivery'],
    ['fr', 'Comment retourner un article ?', 'returns'],
    ['fr', 'bonjour', 'greeting'],
    ['nl', 'Hoe lang duurt de levering?', 'delivery'],
    ['nl', 'Kan ik iets terugsturen?', 'returns'],
    ['nl', 'dank je wel', 'thanks'],
    ['sv', 'Hur lång tid tar leveransen?', 'delivery'],
    ['sv', 'Kan jag returnera?', 'returns'],
    ['sv', 'hej', 'greeting'],
  ])('[CHAT-02] %s: "%s" asks about %s', (locale, text, question) => {
    expect(understand(text, locale).question).toBe(question);
  });

  it.each([
    ['fr', 'moins cher', 'taille 12', 'une autre couleur'],
    ['nl', 'goedkoper', 'maat 12', 'een andere kleur'],
    ['sv', 'billigare', 'storlek 12', 'en annan färg'],
  ])('[CHAT-02] %s: follow-ups refine the conversation', (locale, cheaper, size, other) => {
    const start = { ...NO_WISH, types: ['dress'], colours: ['red'] };
    const wish = [cheaper, size, other].reduce((w, text) => mergeWish(w, understand(text, locale)), start);
    expect(wish).toMatchObject({
      types: ['dress'],
      sizes: ['12'],
      sort: 'price-asc',
      colours: [],
      excludedColours: ['red'],
    });
  });

  it('[CHAT-02] accents and capitals may be left out; English needs no lexicon', () => {
    expect(understand('ROBE EN SOIE, A FLEURS', 'fr').wish).toMatchObject({
      types: ['dress'],
      details: ['silk', 'floral'],
    });
    expect(translateToEnglish('A red dress', lexiconFor('en-GB'))).toBe('A red dress');
    expect(translateFromEnglish('dress', lexiconFor('sv'))).toBe('klänning');
    expect(translateFromEnglish('dress', null)).toBe('dress');
  });
});
