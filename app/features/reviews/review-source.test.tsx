import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { Review } from '#commerce/reviews/review.ts';
import { MediaAddress } from '#ui/media-address.ts';
import { ReviewSource } from './review-source.tsx';

type Source = NonNullable<Review['syndicationSource']>;

const draw = (source: Partial<Source>) =>
  renderToStaticMarkup(
    <IntlProvider
      locale="en-GB"
      timeZone="UTC"
      messages={{ reviews: { syndicated: 'Originally posted on {source}' } }}
    >
      <MediaAddress value={(path) => (path.startsWith('/media/') ? `https://media.example${path}` : path)}>
        <ReviewSource source={{ name: 'Maker', logoImageUrl: null, contentLink: null, ...source }} />
      </MediaAddress>
    </IntlProvider>,
  );

describe('[REV-04] where a review was first posted', () => {
  it('is always named', () => {
    expect(draw({})).toContain('Originally posted on Maker');
    expect(draw({})).not.toContain('<img');
    expect(draw({ contentLink: 'https://maker.example/r/1' })).toMatch(
      /<a [^>]*href="https:\/\/maker\.example\/r\/1"/,
    );
  });

  it('has a decorative logo beside the name', () => {
    const html = draw({ logoImageUrl: 'https://photos.example/maker.png' });
    expect(html).toMatch(/<img [^>]*src="https:\/\/photos\.example\/maker\.png"[^>]*>/);
    expect(html).toMatch(/<img [^>]*alt=""/);
    expect(html).toContain('Originally posted on Maker');
  });

  it('[SITE-03] loads a logo of the shop from the media host', () => {
    expect(draw({ logoImageUrl: '/media/own/1' })).toContain('src="https://media.example/media/own/1"');
  });
});
