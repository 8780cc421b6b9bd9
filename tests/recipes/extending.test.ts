import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyRecipe,
  checkTypes,
  copyRepository,
  readRecipe,
  removeCopy,
  runInNode,
  runTests,
} from './recipe.ts';

/** Every recipe of docs/extending.md, applied to one copy of the repository in the order of the page. */
const RECIPES = ['A section type', 'A facet', 'A language', 'An integration'];

let copy: string;
let vite: ViteDevServer;

// biome-ignore lint/suspicious/noExplicitAny: modules of the copy, loaded by path
const load = (file: string): Promise<any> => vite.ssrLoadModule(file);

beforeAll(async () => {
  copy = await copyRepository();
  for (const recipe of RECIPES) await applyRecipe(copy, recipe);
  vite = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(async () => {
  await vite?.close();
  if (copy) await removeCopy(copy);
});

describe('a section type', () => {
  it('is one folder', async () => {
    const steps = await readRecipe('A section type');
    const folders = new Set(steps.map((step) => step.kind === 'file' && path.dirname(step.path)));
    expect([...folders]).toEqual(['app/sections/pull-quote']);
  });

  it('is checked, listed with its samples and rendered', async () => {
    const { sectionDefinitions, checkSection } = await load('/app/sections/definitions.ts');
    expect([...sectionDefinitions.keys()]).toContain('PullQuote');
    expect(checkSection('PullQuote', { quote: ' Well made ' })).toEqual({
      fields: { quote: 'Well made', author: null },
    });
    expect(checkSection('PullQuote', {})).toHaveProperty('reason');
    const { renderSection } = await load('/app/sections/render-section.tsx');
    const [sample] = sectionDefinitions.get('PullQuote').samples;
    expect(await renderSection('PullQuote', sample.fields)).toBe(
      '<figure class="pull-quote"><blockquote>Buy less, choose well.</blockquote><figcaption>A customer</figcaption></figure>',
    );
  });

  it('brings its stylesheet', async () => {
    const { stylesOf } = await load('/app/sections/load-page.server.ts');
    const { pageStylesOf } = await load('/app/sections/section-styles.tsx');
    const styles = stylesOf({ type: 'PullQuote', fields: {} });
    expect(pageStylesOf([{ styles }])).toEqual(['sections', 'pull-quote']);
  });

  it('is known to the server outside the bundle', () => {
    const types = runInNode(
      copy,
      `import { readSectionDefinitions } from '#server/modules/content.server.ts';
       console.log(JSON.stringify([...(await readSectionDefinitions()).keys()]));`,
    );
    expect(types).toContain('PullQuote');
  });
});

describe('a facet', () => {
  it('is one record', async () => {
    const steps = await readRecipe('A facet');
    expect(steps).toMatchObject([{ kind: 'patch', path: 'commerce/catalogue/facets/facet-records.ts' }]);
  });

  it('is a filter, has its label, and is known to search engines and the import', async () => {
    const { keepKnownFilters } = await load('/commerce/search/facets/known-filters.ts');
    const filters = { certification: ['GOTS'], unknown: ['x'] };
    expect(keepKnownFilters(filters)).toEqual({ certification: ['GOTS'] });
    const { describeFacets } = await load('/commerce/search/facets/describe-facets.ts');
    const counted = [{ key: 'certification', terms: [{ term: 'GOTS', count: 3 }] }];
    const context = { translate: () => undefined, locale: 'en-GB', currency: 'GBP' };
    expect(describeFacets(counted, filters, context)).toMatchObject([
      { label: 'Certification', facetType: 'terms', selected: ['GOTS'] },
    ]);
    const { INDEX_FACETS } = await load('/commerce/search/facets/index-facets.ts');
    expect(INDEX_FACETS.settings.facets).toContainEqual(
      expect.objectContaining({ key: 'certification', isText: true }),
    );
    const { givenFacets } = await load('/commerce/catalogue/import/derive-facets.ts');
    expect(givenFacets({ certification: ['GOTS'] })).toEqual({ certification: ['GOTS'] });
  });
});

describe('a language', () => {
  it('is one folder', async () => {
    const steps = await readRecipe('A language');
    for (const step of steps) {
      expect(step.kind === 'command' ? step.line : step.path).toContain('app/i18n/da');
    }
  });

  it('is listed with its name, and its texts load', async () => {
    const { languages } = await load('/app/i18n/languages.ts');
    expect(languages.get('da')).toEqual({ name: 'Dansk', direction: 'ltr' });
    const { loadMessages } = await load('/app/i18n/load-messages.ts');
    expect((await loadMessages('da')).home.allOf).toBe('Se alt i {name}');
    const { translatorFor } = await load('/app/i18n/translate.server.ts');
    expect(translatorFor('da')('home.allOf', { name: 'kjoler' })).toBe('Se alt i kjoler');
  });

  it('has its emails, and a brand may offer it', () => {
    const result = runInNode(
      copy,
      `import { LANGUAGES } from '#config/languages.server.ts';
       import { emailTextOfFile } from '#commerce/email/email-texts.server.ts';
       import { createBrandRegistry } from '#config/brands/registry.ts';
       import { shopBrands } from '#config/brands/shop-brands.ts';
       import { parseEnvironment } from '#config/environment.ts';
       const offer = (language) => {
         const [brand] = shopBrands;
         try {
           createBrandRegistry([{ ...brand, locales: [...brand.locales, language] }], { ...parseEnvironment({}), DEFAULT_BRAND: brand.slug });
           return 'offered';
         } catch (error) {
           return error.message;
         }
       };
       const email = emailTextOfFile('order-placed', 'da');
       console.log(JSON.stringify({ LANGUAGES, subject: email.subject, da: offer('da'), xx: offer('xx') }));`,
    ) as { LANGUAGES: string[]; subject: string; da: string; xx: string };
    expect(result.LANGUAGES).toContain('da');
    expect(result.subject).not.toBe('');
    expect(result.da).toBe('offered');
    expect(result.xx).toContain('app/i18n/ has no language xx');
  });
});

describe('an integration', () => {
  it('can be chosen, and names the variables that it lacks', () => {
    const results = runInNode(
      copy,
      `import { parseEnvironment } from '#config/environment.ts';
       import { createGateway } from '#integrations/gateway/gateway.server.ts';
       import { createShortLinks } from '#server/integrations.server.ts';
       const create = (variables) => {
         try {
           const environment = parseEnvironment({ SHORT_LINKS: 'shlink', ...variables });
           return Object.keys(createShortLinks(environment, createGateway({ log: console }), null));
         } catch (error) {
           return error.message;
         }
       };
       const variables = { SHLINK_URL: 'https://s.example', SHLINK_API_KEY: 'key' };
       console.log(JSON.stringify([create({}), create(variables)]));`,
    );
    expect(results).toEqual([
      'Shlink is not configured: set SHLINK_URL and SHLINK_API_KEY.',
      ['shorten', 'resolve'],
    ]);
  });
});

describe('the recipes', () => {
  it('are those of the page', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/extending.md'), 'utf8');
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(RECIPES);
  });

  it('pass the tests of the shop', async () => {
    const failed = await runTests(
      copy,
      ...['app/sections/registry.test', 'app/sections/sections.test', 'app/sections/first-view.test'],
      ...['app/i18n/messages.test', 'app/admin/content/describe-schema.test', 'commerce/catalogue/facets'],
      ...['integrations/shlink', 'integrations/gateway/integration.test'],
    );
    expect(failed).toBeNull();
  }, 120_000);

  it('have correct types', async () => {
    const steps = (await Promise.all(RECIPES.map(readRecipe))).flat();
    const paths = steps.flatMap((step) => (step.kind === 'command' ? [] : step.path));
    const files = paths.filter((file) => /\.tsx?$/.test(file));
    expect(await checkTypes(copy, [...new Set(files)])).toBeNull();
  }, 120_000);
});
