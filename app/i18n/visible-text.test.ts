import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, traverse, types } from '@babel/core';
import { describe, expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const TEXT_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title', 'label', 'aria-description'];
const HAS_WORD = /\p{Letter}{2,}/u;
/** The galleries are for developers; the frame of the editor shows the shop, without the texts of staff. */
const GALLERIES = /ui-gallery|section-gallery|studio-preview/;

function components(): string[] {
  return (readdirSync(APP, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !GALLERIES.test(file),
  );
}

function literalTexts(code: string): string[] {
  const tree = parseSync(code, {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const found: string[] = [];
  const note = (text: string) => {
    if (HAS_WORD.test(text)) found.push(text.trim());
  };
  traverse(tree!, {
    JSXText: ({ node }) => note(node.value),
    JSXExpressionContainer({ node, parent }) {
      if (types.isJSXElement(parent) && types.isStringLiteral(node.expression)) note(node.expression.value);
    },
    JSXAttribute({ node }) {
      if (TEXT_ATTRIBUTES.includes(String(node.name.name)) && types.isStringLiteral(node.value))
        note(node.value.value);
    },
  });
  return found;
}

describe('[SITE-02] visible text', () => {
  it('comes from the message files', () => {
    const outside = components().flatMap((file) =>
      literalTexts(readFileSync(path.join(APP, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(outside).toEqual([]);
  });

  it('would be found in the code', () => {
    expect(literalTexts('const a = <p>Hello there</p>')).toEqual(['Hello there']);
    expect(literalTexts('const a = <img alt="A red dress" src="x" />')).toEqual(['A red dress']);
    expect(literalTexts("const a = <p>{t('hello')} · {1}</p>")).toEqual([]);
  });
});
