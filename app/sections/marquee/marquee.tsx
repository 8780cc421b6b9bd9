import type { CSSProperties } from 'react';
import { limitTickerBrands, TICKER } from '#commerce/content/ticker.ts';
import { cssColour } from '../css-colour.ts';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { Ticker } from '../parts/ticker.tsx';
import type section from './section.ts';

/** Space between short messages where the editor set none. */
const CLOSE = 48;

export default function Marquee({ fields }: SectionProps<typeof section>) {
  const { items, speed, height, spacing, look } = fields;
  const shown = look === 'names' ? limitTickerBrands(items) : items;
  const style = {
    '--ground': cssColour(fields.backgroundColour),
    '--words': cssColour(fields.textColour),
  } as CSSProperties;
  return (
    <div className="strip-band" style={style}>
      <Ticker
        seconds={speed}
        height={height}
        spacing={spacing || (look === 'names' ? TICKER.spacing : CLOSE)}
        className={`marquee-${look}`}
        items={shown.map(({ label, href }) => ({
          key: label,
          content: href ? <ContentLink href={href}>{label}</ContentLink> : label,
        }))}
      />
    </div>
  );
}
