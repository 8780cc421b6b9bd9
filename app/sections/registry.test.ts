import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECTION_TYPES } from '#commerce/content/section-types.ts';
import { checkSection } from './check-section.ts';
import { sectionComponent, sectionRegistry } from './registry.ts';
import { sectionSamples } from './samples.ts';
import { sectionSchemas } from './schemas.ts';

/** As the specification names them, one after the other. */
const SPECIFIED =
  'Banner, BlogCard, VideoComponent, MediaHubVideoComponent, CategoryCarousel, CtaCarousel, ProductCarousel, BlogSection, CtaGrid, ProductGrid, Marquee, HeroBannerCarousel, Text, Html, Iframe, ImageHeader, Video, Spacing, TakeoverToggle, DashHudson, FaqAccordian, BlogFeature, FeatureBanner, BackToTop, BlogPanelDetail, BlogPanelStyleOverview, BlogPanelProductFocus, BlogPanelProductHighlight, CtaCard, CategoryCard, BlogHeader, CategoryHighlight, CountdownBanner, AddToBasketButton, HeroBanner, ProductCard, PerkCard, SingleFeatureInfo, SingleShoppableButton, UspBanner, CategoryHeader, Image, PersonalisedProductCarousel, CategoriesProductCarousel, FamilyOfBrands, PerksCarousel, FeaturesInfoSection, BrandRoomCard, GridAndLogoComponent, WishlistCarousel, SocialsCarousel, LiveText, ImageBesideTextWithButton, ImageCtaCarousel'.split(
    ', ',
  );

const folder = (type: string) => type.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

describe('the section registry', () => {
  it('[CONTENT-01] holds all 54 types, to the letter', () => {
    expect(SPECIFIED).toHaveLength(54);
    expect(SECTION_TYPES).toEqual(SPECIFIED);
    expect(Object.keys(sectionRegistry)).toEqual(SPECIFIED);
    expect(Object.keys(sectionSchemas)).toEqual(SPECIFIED);
    expect(Object.keys(sectionSamples)).toEqual(SPECIFIED);
  });

  it('[CONTENT-01] gives unknown types no component', () => {
    expect(sectionComponent('Carousel')).toBeNull();
    expect(sectionComponent('toString')).toBeNull();
    expect(checkSection('toString', {})).toHaveProperty('reason');
  });

  it.each(SPECIFIED)('[CONTENT-01] %s has a folder with component, schema and samples', (type) => {
    const directory = path.join(import.meta.dirname, folder(type));
    expect(existsSync(directory)).toBe(true);
    const files = readdirSync(directory);
    expect(files).toEqual(expect.arrayContaining([`${folder(type)}.tsx`, 'schema.ts', 'sample.ts']));
  });

  it.each(Object.entries(sectionSamples))('[CONTENT-01] every sample of %s is sound', (type, samples) => {
    expect(samples.length).toBeGreaterThan(0);
    for (const { fields } of samples) {
      expect(checkSection(type, fields as Record<string, unknown>)).toHaveProperty('fields');
    }
  });

  it('keeps the schemas out of the browser: components take only their types', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const offenders = files
      .filter((name) => name.endsWith('.tsx') && !name.includes('test') && name !== 'render-section.tsx')
      .filter((name) => {
        const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
        return /import (?!type)[^;]*from '[^']*(schema|fields|check-section)\.ts'|from 'valibot'/.test(text);
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
