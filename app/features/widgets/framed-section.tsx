import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { readFrameSignal } from '#commerce/widgets/frame-signal.ts';
import { frameAddress } from './frame-address.ts';
import { WidgetFrame } from './widget-frame.tsx';

interface FramedSectionProps {
  widget: 'feature-media' | 'social-gallery' | 'pay-later';
  /** What the vendor has to know, such as the SKU. */
  told: Record<string, string>;
  title: string;
  /** Shown above what comes, and only with it. */
  heading?: string;
  /** A section across the page, or a part of what stands around it. */
  isInline?: boolean;
}

/** A vendor that has not answered by then is taken to have nothing. */
const LONGEST_WAIT_MS = 10_000;

/** A section whose content comes from a vendor: without any there is no section. */
export default function FramedSection({
  widget,
  told,
  title,
  heading,
  isInline = false,
}: FramedSectionProps) {
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
  const Place = isInline ? 'div' : 'section';
  const width = isInline ? '' : 'page-width ';
  const room = isInline ? '' : 'section';
  return (
    <Place className={width + (height === null ? 'widget-waiting' : room)}>
      {heading && height !== null && <h2 className="heading mb-6 text-xl">{heading}</h2>}
      <WidgetFrame
        address={frameAddress(`/widgets/${widget}`, { ...told, locale })}
        title={title}
        height={height ?? undefined}
        onMessage={hear}
      />
    </Place>
  );
}
