import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaAddress } from '#ui/media-address.ts';
import { Picture } from '#ui/picture.tsx';

describe('MediaAddress', () => {
  it('[SITE-03] applies to every size of a picture', () => {
    const picture = <Picture src="/media/dress/front" alt="" ratio={1.5} sizes="25vw" widths={[320, 640]} />;
    const there = renderToStaticMarkup(
      <MediaAddress value={(path) => `https://media.coast.example${path}`}>{picture}</MediaAddress>,
    );
    expect(there.match(/https:\/\/media\.coast\.example\/media\/dress\/front\/\d+\.webp/g)).toHaveLength(3);
    expect(renderToStaticMarkup(picture)).not.toContain('https://');
  });
});
