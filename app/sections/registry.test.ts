import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SPECIFIED_SECTIONS } from '#tests/specified-sections.ts';
import { indexSections } from './define-section.ts';
import { checkSection, sectionDefinitions } from './definitions.ts';
import { sectionComponent } from './registry.ts';
import { pageStylesOf } from './section-styles.tsx';

describe('the section registry', () => {
  it('[CONTENT-01] holds all 54 specified types', () => {
    expect(SPECIFIED_SECTIONS).toHaveLength(54);
    expect([...sectionDefinitions.keys()]).toEqual(expect.arrayContaining(SPECIFIED_SECTIONS));
  });

  it('[CONTENT-01] gives unknown types no component', () => {
    expect(sectionComponent('Carousel')).toBeNull();
    expect(sectionComponent('toString')).toBeNull();
    expect(checkSection('toString', {})).toHaveProperty('reason');
  });

  it.each([...sectionDefinitions.keys()])('[CONTENT-01] %s has a component', (type) => {
    expect(sectionComponent(type)).toBeTypeOf('function');
  });

  it('refuses a definition in a folder of another name', () => {
    const definition = sectionDefinitions.get('Text')!;
    expect(() => indexSections([['./texts/section.ts', definition]])).toThrow(
      './texts/section.ts: the folder of section type Text must have its name, with hyphens',
    );
  });

  it.each([...sectionDefinitions])('has every stylesheet that %s names', (_type, { styles = [] }) => {
    expect(pageStylesOf([{ styles: [...styles] }])).toEqual(expect.arrayContaining([...styles]));
  });

  it.each([...sectionDefinitions])('[CONTENT-01] every sample of %s is valid', (type, { samples }) => {
    expect(samples.length).toBeGreaterThan(0);
    for (const { fields } of samples) {
      expect(checkSection(type, fields as Record<string, unknown>)).toHaveProperty('fields');
    }
  });

  it('imports only types of schemas in components, so that the browser gets none', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const offenders = files
      .filter((name) => name.endsWith('.tsx') && !name.includes('test') && name !== 'render-section.tsx')
      .filter((name) => {
        const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
        return /import (?!type)[^;]*from '[^']*(section|fields|definitions|define-section)\.ts'|from 'valibot'/.test(
          text,
        );
      });
    expect(offenders).toEqual([]);
  });

  it.each([
    ['a link that runs script', 'CtaCard', { href: 'javascript:steal()' }],
    ['a link that leaves by two slashes', 'CtaCard', { href: '//evil.example' }],
    ['a picture from elsewhere', 'Image', { picture: { desktop: { src: 'https://evil.example/x.png' } } }],
    [
      'a colour that is more than a colour',
      'Marquee',
      { items: [{ label: 'x' }], backgroundColour: 'red;x' },
    ],
    ['a frame without TLS', 'Iframe', { src: 'http://youtube.com/x', title: 'x' }],
    ['a frame that leaves by a backslash', 'Iframe', { src: '/\\evil.example', title: 'x' }],
    ['a missing title', 'ProductCarousel', { query: {} }],
  ])('refuses %s', (_what, type, fields) => {
    expect(checkSection(type, fields)).toHaveProperty('reason');
  });
});
