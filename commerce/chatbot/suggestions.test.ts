import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#config/brands/brand.ts';
import { wholePrice } from './embedded/suggest-next.ts';
import { sayInEnglish, sayInOwnWords } from './lexicon.ts';
import { lexiconFor } from './lexicons/lexicon-for.ts';
import { understandSentence } from './understand.ts';

type Suggest = Record<string, string>;

function suggestionsOf(locale: string): Suggest {
  const file = path.resolve(import.meta.dirname, `../../app/i18n/messages/${locale}/chatbot-answers.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { suggest: Suggest }).suggest;
}

describe('what the chatbot suggests to ask', () => {
  it.each(LOCALES)('[CHAT-02] %s: it understands each of its own suggestions', (locale) => {
    const lexicon = lexiconFor(locale);
    const texts = suggestionsOf(locale);
    const understood = (name: string) => {
      const words = texts[name]!.replace('{colour}', sayInOwnWords('green', lexicon)).replace(
        '{price}',
        wholePrice(3000, locale, 'GBP'),
      );
      return understandSentence(sayInEnglish(words, lexicon));
    };
    expect(understood('inColour').wish.colours).toEqual(['green']);
    expect(understood('anotherColour').leaning.anotherColour).toBe(true);
    expect(understood('anyColour').leaning.anyOf).toEqual(['colours']);
    expect(understood('under').wish.price).toEqual({ min: null, max: 3000 });
    expect(understood('cheaper').leaning.cheaper).toBe(true);
    expect(understood('more').leaning.more).toBe(true);
    expect(understood('restart').leaning.restart).toBe(true);
    expect(understood('alike').leaning.alike).toBe(true);
    expect(understood('wedding').wish).toMatchObject({ types: ['dress'], occasions: ['wedding guest'] });
    expect(understood('gift').wish).toMatchObject({ occasions: ['gift'], price: { max: 3000 } });
    expect(understood('delivery').question).toBe('delivery');
  });
});
