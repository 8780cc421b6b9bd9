import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fillMarquee, tickerSpacing } from '#commerce/content/ticker.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/icon-tool.tsx';

interface TickerProps {
  items: { key: string; content: ReactNode }[];
  seconds: number;
  height: number;
  spacing: number;
  className?: string;
}

/** Text that scrolls past endlessly. Screen readers read the first round; the copies are hidden from them. */
export function Ticker({ items, seconds, height, spacing, className = '' }: TickerProps) {
  const t = useTranslations('content.carousel');
  const [isPaused, setPaused] = useState(false);
  const filled = fillMarquee(items).map((item, place) => ({ ...item, key: `${place} ${item.key}` }));
  const copies = filled.slice(items.length);
  const style = {
    '--seconds': `${seconds}s`,
    '--height': `${height}px`,
    '--spacing-phone': `${tickerSpacing(true, spacing)}px`,
    '--spacing-wide': `${tickerSpacing(false, spacing)}px`,
  } as CSSProperties;
  return (
    <div className={`marquee ${className}`} data-paused={isPaused || undefined} style={style}>
      <ul className="marquee-run">
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
        {copies.map(({ key, content }) => (
          <li key={key} aria-hidden="true" inert>
            {content}
          </li>
        ))}
      </ul>
      <ul className="marquee-run" aria-hidden="true" inert>
        {filled.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <IconButton
        label={isPaused ? t('play') : t('pause')}
        className="strip-pause"
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    </div>
  );
}
