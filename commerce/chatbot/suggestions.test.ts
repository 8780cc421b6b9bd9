import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#config/languages.server.ts';
import { wholePrice } from './embedded/suggest-next.ts';
import { translateFromEnglish, translateToEnglish } from './lexicon.ts';
import { lexiconFor } from './lexicon-for.server.ts';
import { understandSentence } from './understand.ts';

type Suggest = Record<string, string>;

function suggestionsOf(locale: string): Suggest {
  const file = path.resolve(import.meta.dirname, `../../app/i18n/${locale}/server/chatbot-replies.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { suggest: Suggest }).suggest;
}

describe('suggestions of the chatbot', () => {
  it.each(LANGUAGES)('[CHAT-02] %s: are all understood by the chatbot', (locale) => {
    const lexicon = lexiconFor(locale);
    const texts = suggestionsOf(locale);
    const understood = (name: string) => {
      const words = texts[name]!.replace('{colour}', translateFromEnglish('green', lexicon)).replace(
        '{price}',
        wholePrice(3000, locale, 'GBP'),
      );
      return understandSentence(translateToEnglish(words, lexicon));
    };
    expect(understood('inColour').wish.colours).toEqual(['green']);
    expect(understood('anotherColour').followUp.anotherColour).toBe(true);
    expect(understood('anyColour').followUp.anyOf).toEqual(['colours']);
    expect(understood('under').wish.price).toEqual({ min: null, max: 3000 });
    expect(understood('cheaper').followUp.cheaper).toBe(true);
    expect(understood('more').followUp.more).toBe(true);
    expect(understood('restart').followUp.restart).toBe(true);
    expect(understood('alike').followUp.similar).toBe(true);
    expect(understood('wedding').wish).toMatchObject({ types: ['dress'], occasions: ['wedding guest'] });
    expect(understood('gift').wish).toMatchObject({ occasions: ['gift'], price: { max: 3000 } });
    expect(understood('delivery').question).toBe('delivery');
  });
});
