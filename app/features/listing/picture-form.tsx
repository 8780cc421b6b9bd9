import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { Button } from '#ui/button.tsx';
import { CameraIcon, UploadIcon } from '#ui/icon-tool.tsx';

import './picture-form.css';

/** The server's limit. */
const MAX_MEGABYTES = 8;
const MIN_PIXELS = 40;

interface PictureFormProps {
  problem: string | null;
  /** Above a list of results: one line. */
  isSmall?: boolean;
}

/** Uploads a picture from the camera, from a file or by drop. Script scales it down before it is sent. */
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
    // The server may support formats that this browser does not.
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

/** The server analyses far fewer pixels, and a phone's photo has ten times as many. */
const MAX_SIDE = 480;
const QUALITY = 0.85;

/** A small JPEG of any picture that the browser can decode; null when it cannot. */
async function shrinkPicture(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const drawing = canvas.getContext('2d');
    if (!drawing) return null;
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
}
