import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaHost, mediaAddress } from '#ui/media-host.ts';
import { Picture } from '#ui/picture.tsx';

const HOST = 'https://media.coast.example';

describe('a media host', () => {
  it('[SITE-03] gives the shop’s own media and nothing else', () => {
    expect(mediaAddress('/media/dress/front', HOST)).toBe(`${HOST}/media/dress/front`);
    expect(mediaAddress('/media/dress/front', `${HOST}/`)).toBe(`${HOST}/media/dress/front`);
    expect(mediaAddress('/media/dress/front', '')).toBe('/media/dress/front');
    for (const other of ['/_api/reviews/photo/1', 'https://elsewhere.example/media/x', '/mediaeval'])
      expect(mediaAddress(other, HOST)).toBe(other);
  });

  it('[SITE-03] is where every size of a picture comes from', () => {
    const picture = <Picture src="/media/dress/front" alt="" ratio={1.5} sizes="25vw" widths={[320, 640]} />;
    const there = renderToStaticMarkup(<MediaHost value={HOST}>{picture}</MediaHost>);
    expect(there.match(/https:\/\/media\.coast\.example\/media\/dress\/front\/\d+\.webp/g)).toHaveLength(3);
    expect(renderToStaticMarkup(picture)).not.toContain('https://');
  });
});
