import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { Button } from '#ui/button.tsx';
import { CameraIcon, UploadIcon } from '#ui/icon-tool.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import './picture-form.css';

/** What the shop takes, in megabytes. */
const MAX_MEGABYTES = 8;
const MIN_PIXELS = 40;

interface PictureFormProps {
  problem: string | null;
  /** Above a list of results: one line. */
  isSmall?: boolean;
}

/** A picture from the camera, the files or dropped here. With script it is made small before it is sent. */
export function PictureForm({ problem, isSmall = false }: PictureFormProps) {
  const t = useTranslations('search.visual');
  const local = useLocalPath();
  const submit = useSubmit();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [isReading, setReading] = useState(false);
  const [ownProblem, setOwnProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const isBusy = isReading || state === 'submitting';
  const shown = isBusy ? null : (ownProblem ?? problem);

  async function send(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setOwnProblem(null);
    // What this browser can't read, the shop perhaps can.
    const small = (await shrinkPicture(file)) ?? file;
    setReading(false);
    if (small.size > MAX_MEGABYTES * 1_000_000) {
      setOwnProblem('tooLarge');
      return;
    }
    const body = new FormData();
    body.set('picture', small, 'picture');
    void submit(body, { method: 'post', encType: 'multipart/form-data', action: local('/visual-search') });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={local('/visual-search')}
      className="picture-form"
      data-small={isSmall || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="picture-choose" aria-busy={isBusy || undefined}>
        {isSmall ? <CameraIcon /> : <UploadIcon className="size-8" />}
        <span className="font-medium">{isBusy ? t('waiting') : t(isSmall ? 'another' : 'choose')}</span>
        {!isSmall && <span className="text-soft text-sm">{t('drop')}</span>}
        <input
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/*"
          className="picture-file"
          aria-describedby="picture-problem"
          onChange={(event: ChangeEvent<HTMLInputElement>) => void send(event.target.files?.[0])}
        />
      </label>
      {!isSmall && <p className="text-soft text-xs">{t('limits', { size: MAX_MEGABYTES })}</p>}
      <p id="picture-problem" role="alert" className="text-sale text-sm">
        {shown && t(`problems.${shown}`, { size: MAX_MEGABYTES, pixels: MIN_PIXELS })}
      </p>
      <Button type="submit" className="without-script">
        {t('submit')}
      </Button>
    </Form>
  );
}
