import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: string;
  yes: string;
  no?: string;
  /** A form between the text and the buttons. */
  children?: ReactNode;
  onClose: () => void;
  /** False keeps the dialog open. */
  onYes: () => unknown;
}

/** Asks before something happens. */
export function ConfirmDialog({ open, title, text, yes, no, children, onClose, onYes }: ConfirmDialogProps) {
  const t = useTranslations('resources');
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('close')} size="small">
      <div className="studio">
        {text && <p>{text}</p>}
        {children}
        <div className="studio-side-tools">
          <Button
            onClick={async () => {
              if ((await onYes()) !== false) onClose();
            }}
          >
            {yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {no ?? t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
