import { ArrowUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** A button that shows itself below the second screen, by CSS alone; put it last in the body. */
export function BackToTop({ label }: { label: string }) {
  return (
    <div className="back-to-top">
      <div className="back-to-top-lane">
        <IconButton
          label={label}
          look="raised"
          className="back-to-top-button"
          onClick={() => window.scrollTo({ top: 0 })}
        >
          <ArrowUpIcon />
        </IconButton>
      </div>
    </div>
  );
}
