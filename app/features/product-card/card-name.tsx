import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChevronDownIcon } from '#ui/icon.tsx';

/** The name in two lines; on a small screen a button shows the rest of a longer name. */
export function CardName({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const [isTruncated, setTruncated] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const heading = ref.current;
    if (!heading || name.length < SHORT_NAME) return;
    // An observer reports after layout: reading the height here would force layout of every card, also far below.
    const observer = new ResizeObserver(() => setTruncated(heading.scrollHeight > heading.clientHeight + 1));
    observer.observe(heading);
    return () => observer.disconnect();
  }, [name]);

  return (
    <div className="product-card-name">
      <h3 ref={ref} className="card-name" data-open={isOpen || undefined}>
        {children}
      </h3>
      {(isTruncated || isOpen) && <ExpandButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
    </div>
  );
}

function ExpandButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations('plp.card');
  return (
    <button
      type="button"
      className="product-card-expand"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'shorterName' : 'wholeName')}
      onClick={onToggle}
    >
      <ChevronDownIcon />
    </button>
  );
}

/** Shorter names fit in two lines of the narrowest card. */
const SHORT_NAME = 28;
