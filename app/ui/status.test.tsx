import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LiveRegion } from '#ui/live-region.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { ToastHost } from '#ui/toast.tsx';

describe('announcements', () => {
  it('a live region is polite unless it is urgent', () => {
    expect(renderToStaticMarkup(<LiveRegion message="12 products" />)).toContain('aria-live="polite"');
    expect(renderToStaticMarkup(<LiveRegion message="Failed" urgent />)).toContain('role="alert"');
  });

  it('the toast region is rendered from the start', () => {
    expect(renderToStaticMarkup(<ToastHost label="Messages" closeLabel="Close" />)).toBe(
      '<section aria-label="Messages" aria-live="polite" class="toasts"></section>',
    );
  });

  it('skeletons are hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Skeleton ratio={1.5} />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<SkeletonText lines={3} />).match(/skeleton-line"/g)).toHaveLength(3);
  });

  it('a progress bar is labelled and never out of bounds', () => {
    const markup = renderToStaticMarkup(<ProgressBar label="Free delivery" value={80} max={50} />);
    expect(markup).toContain('aria-label="Free delivery"');
    expect(markup).toContain('value="50"');
  });
});

describe('QuantityStepper', () => {
  const at = (value: number) =>
    renderToStaticMarkup(
      <QuantityStepper
        label="Quantity"
        lessLabel="One less"
        moreLabel="One more"
        value={value}
        max={5}
        onChange={() => undefined}
      />,
    );

  it('disables its buttons at minimum and maximum', () => {
    expect(at(1)).toMatch(/<button disabled=""[^>]*aria-label="One less"/);
    expect(at(5)).toMatch(/<button disabled=""[^>]*aria-label="One more"/);
    expect(at(3)).not.toContain('disabled');
  });

  it('is a labelled number field', () => {
    expect(at(3)).toMatch(/<input type="number" inputMode="numeric" aria-label="Quantity"/);
  });
});
