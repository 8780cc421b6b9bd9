import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closesOverlay } from '#ui/native-overlay.ts';

export interface OverlayContent {
  /** Names the overlay; shown as its heading unless `hideTitle`. */
  title: string;
  closeLabel: string;
  hideTitle?: boolean;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
  /** Content reaches the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** The inside of dialogs and drawers: heading, close button, scrolling content, footer. */
export function OverlayPanel({
  titleId,
  title,
  closeLabel,
  hideTitle,
  footer,
  flush,
  children,
  onClose,
  closes,
}: OverlayContent & {
  titleId: string;
  onClose?: () => void;
  /** The id of an overlay that closes without script. */
  closes?: string;
}) {
  const closing = { onClick: onClose, ...(closes && closesOverlay(closes)) };
  return (
    <>
      <div className="overlay-panel">
        <div className={classNames('overlay-head', hideTitle && 'overlay-head-bare')}>
          <h2 id={titleId} className={hideTitle ? 'sr-only' : 'heading overlay-title'}>
            {title}
          </h2>
          <IconButton label={closeLabel} {...closing}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={classNames('overlay-body', flush && 'overlay-body-flush')}>{children}</div>
        {footer && <div className="overlay-foot">{footer}</div>}
      </div>
      {/* A press beside the panel reaches nothing of the page behind. */}
      <button type="button" tabIndex={-1} aria-hidden="true" className="overlay-beside" {...closing} />
    </>
  );
}
