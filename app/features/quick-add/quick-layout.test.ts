import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COLOUR_DROPDOWN_MAX_HEIGHT } from '#commerce/listing/card-facts.ts';

it('[CARD-07] the colours of the quick add window are as high as the rule says, and scroll', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'quick-window.css'), 'utf8');
  const colours = /\.quick-swatches \{([^}]*)\}/.exec(css)![1]!;
  expect(colours).toContain(`max-height: ${COLOUR_DROPDOWN_MAX_HEIGHT['quick-add']}px;`);
  expect(colours).toContain('overflow-y: auto;');
});
