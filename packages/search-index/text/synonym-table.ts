import { DEFAULT_SYNONYMS } from './english-words.ts';
import { stemWord } from './stemmer.ts';
import { splitWords } from './tokeniser.ts';

export const MAX_SYNONYM_WORDS = 3;

/** Groups of words and phrases with the same meaning, by stem. */
export class SynonymTable {
  readonly #others = new Map<string, string[][]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of [...DEFAULT_SYNONYMS, ...groups]) this.#addGroup(group);
  }

  has(phrase: string): boolean {
    return this.#others.has(phrase);
  }

  /** The synonyms of a phrase (stems joined by spaces), each as its stems. */
  othersFor(phrase: string): string[][] {
    return this.#others.get(phrase) ?? [];
  }

  #addGroup(group: readonly string[]): void {
    const members = group
      .map((member) => splitWords(member).map(stemWord))
      .filter((stems) => stems.length > 0);
    for (const member of members) {
      const phrase = member.join(' ');
      const others = members.filter((other) => other.join(' ') !== phrase);
      this.#others.set(phrase, [...(this.#others.get(phrase) ?? []), ...others]);
    }
  }
}
