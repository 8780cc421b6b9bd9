import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChevronDownIcon } from '#ui/icon.tsx';

/** Two lines; on a small screen a tap beside a name that was cut shows the rest. */
export function CardName({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const heading = ref.current;
    // Only a name that could be long is worth measuring.
    if (!heading || name.length < SHORT_NAME) return;
    // Told once it is laid out: to ask would lay out every card at once, those far below too.
    const fitting = new ResizeObserver(() => setCut(heading.scrollHeight > heading.clientHeight + 1));
    fitting.observe(heading);
    return () => fitting.disconnect();
  }, [name]);

  return (
    <div className="product-card-name">
      <h3 ref={ref} className="card-name" data-open={isOpen || undefined}>
        {children}
      </h3>
      {(isCut || isOpen) && <ExpandButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
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

/** Fits two lines of the narrowest card. */
const SHORT_NAME = 28;
