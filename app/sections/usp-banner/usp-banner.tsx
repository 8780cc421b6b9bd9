import { type CSSProperties, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRotating, readUspSwipe, rotate, USP } from '#commerce/content/usp-rotation.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';
import { cssColour } from '../css-colour.ts';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { CountdownClock } from '../parts/countdown-clock.tsx';
import { Ticker } from '../parts/ticker.tsx';
import { useReducedMotion } from '../parts/use-media.ts';
import { useOutsideClose } from '../parts/use-outside-close.ts';
import { useTabHidden } from '../parts/use-tab-hidden.ts';
import type section from './section.ts';
import type { UspBannerFields, UspItem } from './section.ts';

const TICKER_HEIGHT = 48;

export default function UspBanner({ fields }: SectionProps<typeof section>) {
  const style = {
    '--ground': cssColour(fields.backgroundColour),
    '--words': cssColour(fields.textColour),
  } as CSSProperties;
  return (
    <div className="strip-band" style={style}>
      {fields.mode === 'ticker' ? (
        <Ticker
          seconds={fields.tickerSeconds}
          height={TICKER_HEIGHT}
          spacing={fields.tickerSpacing}
          items={fields.items.map((item) => ({
            key: item.label,
            content: <UspMessage item={item} group="" hasDropdown={false} />,
          }))}
        />
      ) : (
        <RotatingUsps fields={fields} />
      )}
    </div>
  );
}

/** One message at a time; hovering, focusing or touching pauses the rotation. */
function RotatingUsps({ fields }: { fields: UspBannerFields }) {
  const { items, mode } = fields;
  const t = useTranslations('content');
  const ref = useRef<HTMLElement>(null);
  const group = useId();
  const [index, setIndex] = useState(0);
  const [hasTurned, setTurned] = useState(false);
  const [isLive, setLive] = useState(false);
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isDropdownOpen, setDropdownOpen] = useState(false);
  const start = useRef<number | null>(null);
  const still = useReducedMotion();
  const isTabHidden = useTabHidden();
  const pause = { isHovered: isUnderMouse || hasFocus, isDropdownOpen, isTouched, isTabHidden };
  const isMoving = !still && isRotating(items.length, pause);
  const every = mode === 'static' ? USP.staticAutoplayMs : fields.rotationMs;

  const turn = useCallback(
    (step?: number) => {
      setIndex((now) => rotate(now, items.length, step));
      setTurned(true);
    },
    [items.length],
  );

  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(turn, every);
    return () => clearInterval(timer);
  }, [isMoving, turn, every]);

  const closeDropdowns = () => {
    for (const open of ref.current?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
    setDropdownOpen(false);
  };
  useOutsideClose(ref, isDropdownOpen, closeDropdowns);

  return (
    <section
      ref={ref}
      aria-label={t('promises')}
      className={classNames('usp page-width', mode === 'static' && 'usp-static')}
      data-live={isLive || undefined}
      data-turned={hasTurned || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setUnderMouse(true)}
      onPointerLeave={() => setUnderMouse(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') return;
        setTouched(true);
        start.current = event.clientX;
      }}
      onPointerUp={(event) => {
        setTouched(false);
        const step = start.current === null ? 0 : readUspSwipe(event.clientX - start.current);
        start.current = null;
        if (step) turn(step);
      }}
      onPointerCancel={() => setTouched(false)}
    >
      <ul className="usp-row">
        {items.map((item, place) => (
          <li key={item.label} className="usp-item" data-on={place === index || undefined}>
            <UspMessage item={item} group={group} hasDropdown onToggle={setDropdownOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UspMessageProps {
  item: UspItem;
  /** Dropdowns of one group are open one at a time. */
  group: string;
  hasDropdown: boolean;
  onToggle?: (isOpen: boolean) => void;
}

function UspMessage({ item, group, hasDropdown, onToggle }: UspMessageProps) {
  const t = useTranslations('content');
  const words = (
    <>
      <span className="font-medium">{item.label}</span>
      {item.label2 && <span className="usp-label-2">{item.label2}</span>}
      {item.uspCountdown && <CountdownClock endTime={item.uspCountdown} inline />}
    </>
  );
  return (
    <>
      {item.href ? (
        <ContentLink href={item.href} target={item.target} className="gap-2">
          {words}
        </ContentLink>
      ) : (
        words
      )}
      {hasDropdown && item.dropdownCopy && (
        <details name={group} className="usp-more" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
          <summary>
            {item.dropdownTitle ?? t('more')} <ChevronDownIcon />
          </summary>
          <p className="usp-drop text-sm">{item.dropdownCopy}</p>
        </details>
      )}
    </>
  );
}
