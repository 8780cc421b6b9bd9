import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSection } from '#app/sections/definitions.ts';
import { readPage, type ValidatedPage } from './read-page.server.ts';

const text = { type: 'Text', markdown: 'Hello' };

function read(sections: unknown[], more: object = {}) {
  return readPage('/pages/x', { title: 'X', sections, ...more }, checkSection) as ValidatedPage;
}

describe('readPage', () => {
  it('[CONTENT-01] leaves out unknown types and invalid sections, and reports why', () => {
    const { page, problems } = read([text, { type: 'Nonsense' }, { type: 'FaqAccordian', items: [] }, text]);
    expect(page.containers).toHaveLength(2);
    expect(problems.map(({ where, type }) => [where, type])).toEqual([
      ['1.0', 'Nonsense'],
      ['2.0', 'FaqAccordian'],
    ]);
    expect(problems[1]!.reason).toMatch(/^items/);
  });

  it('[CONTENT-02] reads containers: full width, background colour, no vertical padding', () => {
    const { page } = read([
      {
        type: 'Container',
        fullWidth: true,
        backgroundColour: '#112233',
        removeVerticalPadding: true,
        columns: 2,
        sections: [text, text],
      },
      text,
    ]);
    expect(page.containers[0]).toMatchObject({
      isFullWidth: true,
      backgroundColour: '#112233',
      hasVerticalPadding: false,
      columns: 2,
    });
    expect(page.containers[0]!.sections).toHaveLength(2);
    expect(page.containers[1]).toMatchObject({ isFullWidth: false, hasVerticalPadding: true, columns: 1 });
  });

  it('fills in the defaults of a section', () => {
    const { page } = read([{ type: 'Spacing' }]);
    expect(page.containers[0]!.sections[0]!.fields).toMatchObject({ desktop: 72, mobile: 48 });
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (body, sections) => {
        readPage('/x', body, checkSection);
        const result = read(sections);
        expect('page' in result || 'reason' in result).toBe(true);
      }),
    );
  });
});
