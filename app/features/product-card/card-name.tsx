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
    return watchHeight(heading, () => setTruncated(heading.scrollHeight > heading.clientHeight + 1));
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

const watched = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/** One observer for all cards; it reports after layout, where reading a height does not force one. */
function watchHeight(element: Element, onChange: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.();
  });
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}

/** Shorter names fit in two lines of the narrowest card. */
const SHORT_NAME = 28;
