import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const files = (ending: string) =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const read = (file: string) => readFileSync(path.join(APP, file), 'utf8');

/** What a `:has()` asks for, with the brackets inside it. */
function questions(css: string): string[] {
  return css.split(':has(').slice(1).map(untilClosed);
}

function untilClosed(text: string): string {
  let open = 1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open++;
    if (text[at] === ')' && --open === 0) return text.slice(0, at);
  }
  return text;
}

describe('a page is not styled anew for every element that comes or goes', () => {
  it('finds what a question asks for', () => {
    expect(questions('.a:has(> .b:not(:empty)) .c, .d:has(e) {}')).toEqual(['> .b:not(:empty)', 'e']);
  });

  it.each(files('.css'))('%s asks :has() for names, not for what anything may answer', (file) => {
    const anyone = questions(read(file)).filter((asked) => /:not\(|\*(?!\s*>\s*[.[#\w])|:nth-/.test(asked));
    expect(anyone).toEqual([]);
  });

  it('no utility asks from above whether something is there', () => {
    expect(files('.tsx').filter((file) => /(?:group|peer)-has-/.test(read(file)))).toEqual([]);
  });
});
