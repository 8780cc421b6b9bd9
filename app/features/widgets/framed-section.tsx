import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { readFrameSignal } from '#commerce/widgets/frame-signal.ts';
import { frameAddress } from './frame-address.ts';
import { WidgetFrame } from './widget-frame.tsx';

interface FramedSectionProps {
  widget: 'feature-media' | 'social-gallery' | 'pay-later';
  /** Parameters for the vendor, such as the SKU. */
  params: Record<string, string>;
  title: string;
  /** Shown above the content, and only with it. */
  heading?: string;
  /** Part of the surrounding content instead of a section of its own. */
  isInline?: boolean;
}

/** A vendor that has not responded by then is treated as empty. */
const TIMEOUT_MS = 10_000;

/** A section with a vendor's content; hidden when the vendor has none. */
export default function FramedSection({
  widget,
  params,
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
      console.warn(`widget ${widget}: no response`);
      setEmpty(true);
    }, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, widget]);

  function onMessage(message: unknown) {
    const signal = readFrameSignal(message);
    if (signal?.kind === 'height') setHeight(signal.height);
    if (signal?.kind === 'empty') setEmpty(true);
  }

  if (isEmpty) return null;
  const Place = isInline ? 'div' : 'section';
  const width = isInline ? '' : 'page-width ';
  const spacing = isInline ? '' : 'section';
  return (
    <Place className={width + (height === null ? 'widget-waiting' : spacing)}>
      {heading && height !== null && <h2 className="heading mb-6 text-xl">{heading}</h2>}
      <WidgetFrame
        address={frameAddress(`/widgets/${widget}`, { ...params, locale })}
        title={title}
        height={height ?? undefined}
        onMessage={onMessage}
      />
    </Place>
  );
}
