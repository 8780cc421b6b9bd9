import { renderToString } from 'react-dom/server';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import ErrorPage from './error-page.tsx';

function pageOf(props: Parameters<typeof ErrorPage>[0]): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ErrorPage {...props} /> }]);
  return renderToString(
    <ServerTexts locale="en-GB">
      <Stub initialEntries={['/nowhere']} />
    </ServerTexts>,
  );
}

describe('the error page', () => {
  it.each([
    ['an unknown address', { isMissing: true }, 'Page Not Found'],
    ['a 404 of a page', { error: new ErrorResponse(404, '', null) }, 'Page Not Found'],
    ['a page that failed', { error: new ErrorResponse(500, '', null) }, 'Error rendering page 500'],
    ['an unreachable shop', { error: new TypeError('Failed to fetch') }, 'We will be right back'],
    ['anything else', { error: new Error('a secret') }, 'Unknown issue rendering page'],
  ])('[ROUTE-11] %s', (_, props, words) => {
    const html = pageOf(props);
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('href="/"');
    expect(html).not.toContain('a secret');
  });
});
