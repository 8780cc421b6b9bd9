import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslations } from 'use-intl';

interface FocusFieldProps {
  src: string;
  /** `30% 20%`; the middle when left out. */
  value: string | undefined;
  onChange: (value: string) => void;
}

const STEP = 5;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** What stays in view where a picture is cut: a point set by pressing the picture, or by the arrow keys. */
export function FocusField({ src, value, onChange }: FocusFieldProps) {
  const t = useTranslations('staff-products');
  const id = useId();
  const [left = 50, top = 50] = (value ?? '50% 50%').split(' ').map((part) => Number.parseInt(part, 10));
  const place = (x: number, y: number) => onChange(`${within(x)}% ${within(y)}%`);

  function onPointer(event: PointerEvent<HTMLButtonElement>) {
    const { left: from, top: above, width, height } = event.currentTarget.getBoundingClientRect();
    place(((event.clientX - from) / width) * 100, ((event.clientY - above) / height) * 100);
  }

  function onKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    place(left + step[0], top + step[1]);
  }

  return (
    <div className="product-focus">
      <button
        type="button"
        aria-label={t('focus', { left, top })}
        aria-describedby={id}
        onPointerDown={onPointer}
        onKeyDown={onKey}
      >
        <img src={`${src}/320.webp`} alt="" draggable={false} />
        <span style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      <p id={id} className="field-hint">
        {t('focusHint')}
      </p>
    </div>
  );
}
