import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { readFrameSignal } from '#domain/widgets/frame-signal.ts';
import { frameAddress } from './frame-address.ts';
import { WidgetFrame } from './widget-frame.tsx';

interface FramedSectionProps {
  widget: 'feature-media' | 'social-gallery';
  sku: string;
  title: string;
  /** Shown above what comes, and only with it. */
  heading?: string;
}

/** A vendor that has not answered by then is taken to have nothing. */
const LONGEST_WAIT_MS = 10_000;

/** A section whose content comes from a vendor: without any there is no section. */
export default function FramedSection({ widget, sku, title, heading }: FramedSectionProps) {
  const locale = useLocale();
  const [height, setHeight] = useState<number | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const isWaiting = height === null && !isEmpty;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      console.warn(`Nothing came for ${widget}`);
      setEmpty(true);
    }, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, widget]);

  function hear(message: unknown) {
    const signal = readFrameSignal(message);
    if (signal?.kind === 'height') setHeight(signal.height);
    if (signal?.kind === 'empty') setEmpty(true);
  }

  if (isEmpty) return null;
  return (
    <section className={height === null ? 'page-width widget-waiting' : 'page-width section'}>
      {heading && height !== null && <h2 className="heading mb-6 text-xl">{heading}</h2>}
      <WidgetFrame
        address={frameAddress(`/widgets/${widget}`, { sku, locale })}
        title={title}
        height={height ?? undefined}
        onMessage={hear}
      />
    </section>
  );
}
