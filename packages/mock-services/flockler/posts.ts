export interface FlocklerPost {
  flocklerId: number;
  title: string;
  text: string;
  textPlain: string;
  channel: string;
  sourceUrl: string;
  publishedAt: string;
  tags: string[];
  images: { url: string; altText: string }[];
  videos: { type: string; url: string }[];
  ctaLink: { url: string; title: string } | null;
}

const CHANNELS = ['instagram', 'tiktok', 'facebook'];
const TAGS = ['dresses', 'home', 'beauty', 'knitwear'];
const LINES = [
  'Sunday best, any day of the week.',
  'A corner of the house that asks for nothing more.',
  'Two colours, one coat, no regrets.',
  'Ready before the kettle boils.',
];
const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 14, 9);

/** 48 posts in three channels, newest first. */
export function generatePosts(): FlocklerPost[] {
  return Array.from({ length: 48 }, (_, i) => {
    const channel = CHANNELS[i % CHANNELS.length] ?? '';
    const line = LINES[i % LINES.length] ?? '';
    const isVideo = channel === 'tiktok' && i % 2 === 1;
    return {
      flocklerId: 10_000 + i,
      title: '',
      text: `<p>${line}</p>`,
      textPlain: line,
      channel,
      sourceUrl: `https://www.${channel}.com/selvedge/p/${10_000 + i}`,
      publishedAt: new Date(NEWEST - i * DAY).toISOString(),
      tags: [TAGS[i % TAGS.length] ?? '', 'selvedge'],
      // The origin is added by the request handler.
      images: [{ url: `/__picture/${10_000 + i}`, altText: line }],
      videos: isVideo ? [{ type: 'iframe', url: `https://www.tiktok.com/embed/${10_000 + i}` }] : [],
      ctaLink: i % 5 === 0 ? { url: 'https://shop.example/category/dresses', title: 'Shop the look' } : null,
    };
  });
}
