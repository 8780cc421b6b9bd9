import { describe, expect, it } from 'vitest';
import ctaCard from './cta-card/section.ts';
import { sampleFields, sectionDefinitions } from './definitions.ts';
import { hostName } from './iframe/iframe.tsx';
import imageCtaCarousel from './image-cta-carousel/section.ts';
import { renderInShop, renderSection } from './render-section.tsx';

const picture = { src: '/media/campaign/occasion', alt: 'Three dresses', ratio: 0.5 };
const art = { desktop: picture };

/** Sections that show nothing without loaded data. */
const NEED_DATA = new Set([
  ...['ProductCarousel', 'ProductGrid', 'ProductCard', 'PersonalisedProductCarousel'],
  ...['CategoriesProductCarousel', 'BlogPanelProductFocus', 'BlogPanelProductHighlight', 'BlogSection'],
  ...['AddToBasketButton', 'Iframe', 'Text', 'Html', 'WishlistCarousel', 'BackToTop'],
]);

describe('every section', () => {
  it.each([...sectionDefinitions])(
    '[CONTENT-01] %s renders its samples',
    async (type, { samples: [first, ...more] }) => {
      for (const { fields } of more) {
        expect(await renderSection(type, fields as object)).not.toContain('undefined');
      }
      const html = await renderSection(type, first!.fields as object);
      expect(html).not.toContain('undefined');
      const body = html.replace(/<link[^>]*>/g, '');
      if (!NEED_DATA.has(type)) expect(body).not.toBe('');
    },
  );
});

describe('CtaCard', () => {
  it('[CONTENT-01] is skipped without image, video or roundel override', async () => {
    const html = await renderSection('CtaCard', { href: '/categories/new-in', primaryTitle: 'New' });
    expect(html).not.toContain('New');
  });

  it('[CONTENT-10] with a video has no button inside its link', async () => {
    const [, , , filmed] = ctaCard.samples;
    const html = await renderSection('CtaCard', filmed!.fields);
    expect(html).toContain('<video');
    const [link] = html.match(/<a [^>]*>.*?<\/a>/s)!;
    expect(link).toContain('Linen');
    expect(link).not.toMatch(/<video|<button/);
  });

  it('[ROUTE-10] links to the category filtered by the brand on that brand’s page, when the field says so', async () => {
    const card = { href: '/categories/womens-jeans', primaryTitle: 'Jeans', navImage: picture };
    const brandPage = { slug: 'dorothy-perkins', name: 'Dorothy Perkins' };
    const asking = { ...card, autoApplyBrandFilterOnDBZ: true };
    expect(await renderSection('CtaCard', asking, { brandPage })).toContain(
      'href="/categories/womens-jeans/facet/collection/Dorothy%20Perkins"',
    );
    expect(await renderSection('CtaCard', card, { brandPage })).toContain('href="/categories/womens-jeans"');
    expect(await renderSection('CtaCard', asking)).toContain('href="/categories/womens-jeans"');
  });
});

describe('HeroBanner', () => {
  it('[CONTENT-02] loads its picture at once and first when it is in the first view', async () => {
    const eager = await renderSection('HeroBanner', { picture: art }, { isEager: true });
    expect(eager).toContain('loading="eager"');
    expect(eager).toContain('fetchPriority="high"');
    expect(await renderSection('HeroBanner', { picture: art })).toContain('loading="lazy"');
  });

  it('[CONTENT-03] stays hidden until it is known whether the visitor is signed in', async () => {
    const hero = (visibilityConfig: object) =>
      renderSection('HeroBanner', { picture: art, title: 'Join us', visibilityConfig });
    expect(await hero({})).toContain('Join us');
    expect(await hero({ hideForLoggedInUsers: true })).not.toContain('Join us');
    expect(await hero({ hideForGuestUsers: true })).not.toContain('Join us');
  });

  it('[CONTENT-03] skips an area without coordinates', async () => {
    const html = await renderSection('HeroBanner', {
      picture: art,
      imageHotspots: [
        {
          desktopCoords: { startX: 10, startY: 20, endX: 40, endY: 60 },
          link: '/categories/home',
          altText: 'Shop home',
        },
        { desktopCoords: { startX: 10 }, link: '/categories/mens', altText: 'Nowhere' },
      ],
    });
    expect(html).toContain('aria-label="Shop home"');
    expect(html).toContain('left:10%;top:20%;width:30%;height:40%');
    expect(html).not.toContain('Nowhere');
  });

  it('[CONTENT-03] stacks its links and shades them on phones', async () => {
    const links = ['a', 'b', 'c'].map((label) => ({ label, href: `/${label}` }));
    const html = await renderSection('HeroBanner', { picture: art, links, maxButtonStackMobile: 2 });
    expect(html).toContain('--stack-phone:2');
    expect(html).toContain('--stack-desktop:1');
    expect(html).toContain(`--gradient-height:${(3 * 44 + 30) * 2}px`);
  });
});

describe('HeroBannerCarousel', () => {
  const slide = (title: string, visibilityConfig = {}) => ({ title, picture: art, visibilityConfig });
  const carousel = (...slides: object[]) =>
    renderSection('HeroBannerCarousel', { label: 'This season', slides });

  it('[CONTENT-03] leaves no gap for a slide that is not for this visitor', async () => {
    const html = await carousel(slide('For all'), slide('For members', { hideForGuestUsers: true }));
    expect(html).toContain('For all');
    expect(html.match(/<li[ >]/g)).toHaveLength(1);
    expect(html).not.toContain('carousel-bullet');
  });

  it('[CONTENT-03] reserves its place until it is known whether its only slide is shown', async () => {
    expect(await carousel(slide('For guests', { hideForLoggedInUsers: true }))).toContain('hero-hold');
  });
});

describe('CategoryCard', () => {
  const links = ['One', 'Two', 'Three', 'Four'].map((label) => ({ label, href: `/categories/${label}` }));

  it('[CONTENT-08] flips to three links and Shop All', async () => {
    const html = await renderSection('CategoryCard', {
      title: 'Knitwear',
      picture,
      links,
      shopAllHref: '/categories/womens-knitwear',
    });
    expect(html).toContain('<details');
    for (const name of ['One', 'Two', 'Three', 'Shop all']) expect(html).toContain(`>${name}</a>`);
    expect(html).not.toContain('Four');
  });

  it('[CONTENT-08] is a plain link with a primary link', async () => {
    const html = await renderSection('CategoryCard', {
      title: 'Sofas',
      picture,
      primaryHref: '/categories/x',
    });
    expect(html).not.toContain('<details');
    expect(html).toContain('href="/categories/x"');
  });
});

describe('carousels', () => {
  it.each([
    ['CategoryCarousel', 1, 3],
    ['CtaCarousel', 3.5, 10],
    ['FamilyOfBrands', 2, 4],
    ['PerksCarousel', 2, 4],
    ['BrandRoomCard', 1, 2],
    ['ImageCtaCarousel', 1.75, 3.2],
  ] as const)(
    '[CONTENT-04] %s shows %d slides on phones and %d on desktops',
    async (type, phone, desktop) => {
      const html = await renderSection(type, sampleFields(type));
      expect(html).toContain(`--per-view-phone:${phone};`);
      expect(html).toContain(`--per-view-desktop:${desktop};`);
    },
  );

  it('[CONTENT-04] three pictures or fewer fill the row', async () => {
    const html = await renderSection('ImageCtaCarousel', imageCtaCarousel.samples[1]!.fields);
    expect(html).toContain('--per-view-desktop:3;');
  });
});

describe('Marquee', () => {
  it('[CONTENT-12] runs at least 24 items in 30 seconds, 38 pixels high, and is read aloud once', async () => {
    const html = await renderSection('Marquee', { items: [{ label: 'New' }, { label: 'Sale' }] });
    expect(html).toContain('--seconds:30s;--height:38px');
    const [read, copy] = html.split('</ul>');
    expect(read!.match(/<li[ >]/g)).toHaveLength(24);
    expect(read!.match(/<li>/g)).toHaveLength(2);
    expect(copy).toContain('aria-hidden="true"');
  });

  it('[CONTENT-12] names at most 50 brands, 150 pixels apart and half that on phones', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ label: `Brand ${index + 1}` }));
    const html = await renderSection('Marquee', { look: 'names', items });
    expect(html).toContain('Brand 50');
    expect(html).not.toContain('Brand 51');
    expect(html).toContain('--spacing-phone:75px;--spacing-wide:150px');
  });
});

describe('UspBanner', () => {
  it('[CONTENT-06] as a ticker takes 40 seconds', async () => {
    expect(await renderSection('UspBanner', { mode: 'ticker', items: [{ label: 'x' }] })).toContain(
      '--seconds:40s',
    );
  });

  it('[CONTENT-06] has its dropdown and its countdown', async () => {
    const html = await renderSection('UspBanner', {
      items: [
        { label: 'Sale', uspCountdown: '2030-01-01T00:00:00Z', dropdownTitle: 'How', dropdownCopy: 'So.' },
      ],
    });
    expect(html).toContain('role="timer"');
    expect(html).toContain('How');
    expect(html).toContain('So.');
  });
});

describe('LiveText', () => {
  it('[CONTENT-11] has the specification’s defaults, scaled at 1920, 1440 and 1024', async () => {
    const html = await renderSection('LiveText', { liveTextTitle: 'City clothes' });
    expect(html).toContain('--title-phone:24px;--title-1024:25.6px;--title-1440:36px;--title-1920:48px');
    expect(html).toContain('--kerning:-0.04em;--leading-phone:0.9;--leading-wide:1');
    expect(html).toContain('--pad-wide:50px');
  });

  it('[CONTENT-11] has its own text for phones', async () => {
    const html = await renderSection('LiveText', { liveTextTitle: 'Long', liveTextTitleMobile: 'Short' });
    expect(html).toContain('<span class="only-phone">Short</span><span class="only-wide">Long</span>');
  });
});

describe('FaqAccordian', () => {
  it('[CONTENT-13] is titled Frequently Asked Questions by default', async () => {
    const items = [{ question: 'Why?', answer: 'Because.' }];
    expect(await renderSection('FaqAccordian', { items })).toContain('Frequently Asked Questions');
    expect(await renderSection('FaqAccordian', { items, title: 'Linen' })).not.toContain('Frequently');
  });
});

describe('PerksCarousel', () => {
  it('[CONTENT-13] has a View all link', async () => {
    const html = await renderSection('PerksCarousel', sampleFields('PerksCarousel'));
    expect(html).toMatch(/href="\/account"[^>]*>View all</);
  });
});

describe('FamilyOfBrands', () => {
  it('[CONTENT-13] links to the brand room by default', async () => {
    const html = await renderSection('FamilyOfBrands', sampleFields('FamilyOfBrands'));
    expect(html).toContain('href="/pages/brand-room"');
  });
});

describe('videos', () => {
  it('[CONTENT-10] never play sound by themselves, and reserve their space on phones and desktops', async () => {
    const html = await renderSection('Video', {
      desktopProfiles: [
        { quality: 1080, type: 'video/mp4', url: '/films/x-1080.mp4' },
        { quality: 720, type: 'video/mp4', url: '/films/x-720.mp4' },
      ],
      mobileAspectRatio: '9:16',
      posterImage: picture,
      description: 'Cloth',
      autoplay: true,
      sound: true,
    });
    expect(html).toMatch(/<video[^>]* muted=""/);
    expect(html).not.toContain('autoplay');
    expect(html).toContain('--ratio-phone:1.7777777777777777;--ratio-wide:0.5625');
    expect(html).toContain('<source media="(width &lt; 48rem)" src="/films/x-720.mp4" type="video/mp4"/>');
    expect(html).toContain('<source src="/films/x-1080.mp4" type="video/mp4"/>');
  });
});

describe('CountdownBanner', () => {
  it('[CONTENT-07] shows dashes on the server, and the date in words', async () => {
    const html = await renderSection('CountdownBanner', { title: 'Sale', endTime: '2030-12-31T12:00:00Z' });
    expect(html).toContain('––');
    expect(html).toContain('Tuesday 31 December');
    expect(html).toContain('data-layout="medium"');
  });
});

describe('Iframe', () => {
  const fields = { src: 'https://www.youtube-nocookie.com/embed/x', title: 'The mill' };

  it('names a well-known host, and shows the address of another', () => {
    expect(['www.youtube-nocookie.com', 'player.vimeo.com', 'www.mill.example'].map(hostName)).toEqual([
      'YouTube',
      'Vimeo',
      'mill.example',
    ]);
  });

  it('asks before it loads another site, and shows nothing of a host that is not allowed', async () => {
    const data = { src: fields.src, host: 'www.youtube-nocookie.com' };
    const html = await renderSection('Iframe', fields, { data });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Show this from YouTube');
    expect(await renderSection('Iframe', fields, { data: null })).not.toContain('The mill');
  });
});

describe('renderInShop', () => {
  it('renders in a shop without a known site', () => {
    expect(renderInShop(<p>Hello</p>)).toBe('<p>Hello</p>');
  });
});
