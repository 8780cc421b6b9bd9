import { Button } from '#ui/button.tsx';

interface VersionBannerProps {
  name: string;
  onTake: () => void;
  onPutBack: () => void;
  onClose: () => void;
}

/** Says that the preview shows the past, and what can be done with it. */
export function VersionBanner({ name, onTake, onPutBack, onClose }: VersionBannerProps) {
  return (
    <div className="studio-notice" role="status">
      <p>You are looking at the version of {name}.</p>
      <Button size="small" variant="secondary" onClick={onTake}>
        Edit it
      </Button>
      <Button size="small" onClick={onPutBack}>
        Put it live
      </Button>
      <Button size="small" variant="link" onClick={onClose}>
        Back to mine
      </Button>
    </div>
  );
}
