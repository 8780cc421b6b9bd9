import * as v from 'valibot';
import { isAllowedEmbed } from '#commerce/social/social-layout.ts';
import { defineSection } from '../define-section.ts';
import { maybe, numberOr, picture, words } from '../fields.ts';
import { lamp } from '../sample-pictures.ts';

export default defineSection({
  type: 'Iframe',
  styles: ['editorial'],
  schema: v.object({
    src: v.pipe(
      v.string(),
      v.title('Address'),
      v.regex(/^(?:https:\/\/|\/(?![/\\]))[^\s<>"]+$/i, 'must be a full https address'),
    ),
    title: words(160),
    poster: maybe(picture),
    /** Height divided by width. */
    ratio: numberOr(0.5625, 0.1, 3),
  }),
  load: async ({ src }, { request }) => {
    if (src.startsWith('/')) return { src, host: '' };
    const { allowedHosts } = request.brand.settings.iframe;
    return isAllowedEmbed(src, allowedHosts) ? { src, host: new URL(src).hostname } : null;
  },
  samples: [
    {
      name: 'asks before it loads',
      fields: {
        src: 'https://www.youtube-nocookie.com/embed/selvedge-demo',
        title: 'An hour at the mill',
        poster: { ...lamp, ratio: 0.5625 },
      },
    },
    {
      name: 'a host that is not allowed shows nothing',
      fields: { src: 'https://evil.example/frame', title: 'Nothing' },
    },
  ],
});
