import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/admin/resource/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { sendPicture } from './send-picture.ts';

/** Uploads pictures one after the other, each under its file name. */
export function PictureUpload() {
  const t = useTranslations('staff-catalogue');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const files = form.getAll('pictures').filter((file) => file instanceof File && file.size > 0) as File[];
    const refused: string[] = [];
    setSending(true);
    for (const [index, file] of files.entries()) {
      setSaid(t('picture', { number: index + 1, all: files.length }));
      const sent = await sendPicture(file);
      if ('error' in sent) refused.push(`${file.name}: ${errorText(sent.error)}`);
    }
    setSending(false);
    setProblems(refused);
    setSaid(
      files.length === 0 ? t('choosePictures') : t('uploaded', { count: files.length - refused.length }),
    );
    await revalidate();
  }

  return (
    <form onSubmit={send} className="studio-form" aria-labelledby="bring-pictures">
      <h2 id="bring-pictures" className="heading">
        {t('uploadPictures')}
      </h2>
      <TextField
        label={t('pictures')}
        hint={t('picturesHint')}
        type="file"
        name="pictures"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
      />
      <Button type="submit" size="small" variant="secondary" loading={isSending} loadingLabel={t('sending')}>
        {t('upload')}
      </Button>
      <p role="status" className="field-hint">
        {said}
      </p>
      {problems.length > 0 && (
        <ul className="catalogue-refused">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </form>
  );
}
