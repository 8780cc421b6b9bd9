import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import { footerPageLinks } from '#commerce/links/shop-links.ts';
import { Footer } from './footer.tsx';

function footerWithout(missingPages: string[]): string {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <Footer departments={[]} isDemo={false} missingPages={missingPages} /> },
  ]);
  return renderToString(
    <ServerTexts locale="en-GB">
      <Stub initialEntries={['/']} />
    </ServerTexts>,
  );
}

describe('the footer', () => {
  it('links to the pages that exist', () => {
    expect(footerWithout([])).toContain('href="/pages/informational/returns"');
  });

  it('leaves out missing pages, and columns without links', () => {
    const html = footerWithout(footerPageLinks('selvedge'));
    expect(html).not.toContain('href="/pages/');
    expect(html).not.toContain('Help');
    expect(html).toContain('href="/cookies"');
  });
});
