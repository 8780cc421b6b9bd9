import { Button } from '#ui/button.tsx';

interface VersionBannerProps {
  name: string;
  onTake: () => void;
  onRestore: () => void;
  onClose: () => void;
}

/** Shown while the preview displays an old version: restore it, edit it or close it. */
export function VersionBanner({ name, onTake, onRestore, onClose }: VersionBannerProps) {
  return (
    <div className="studio-notice" role="status">
      <p>You are looking at the version of {name}.</p>
      <Button size="small" variant="secondary" onClick={onTake}>
        Edit it
      </Button>
      <Button size="small" onClick={onRestore}>
        Put it live
      </Button>
      <Button size="small" variant="link" onClick={onClose}>
        Back to mine
      </Button>
    </div>
  );
}
