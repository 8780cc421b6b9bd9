import type { action } from '#app/routes/admin/catalogue-pictures.ts';
import type { action as startUpload } from '#app/routes/admin/picture-uploads.ts';
import { callApi, type Serialised } from '#app/site/api-call.ts';
import type { UploadedPicture } from '#commerce/catalogue/import/to-product.ts';
import { readUpload } from './send-file.ts';

/** Sends a picture straight to the media storage where that is possible, else through the server. */
export async function sendPicture(
  file: File,
  name = file.name,
): Promise<Serialised<UploadedPicture> | { error: string }> {
  const query = new URLSearchParams({ name });
  const started = await readUpload(
    callApi<typeof startUpload>(`/staff/catalogue/picture-uploads?bytes=${file.size}`, { method: 'POST' }),
  );
  if ('error' in started) return started;
  const { upload } = started;
  const isSent = upload !== null && (await sendTo(upload.target.url, file));
  if (isSent) query.set('upload', upload.id);
  return readUpload(
    callApi<typeof action>(`/staff/catalogue/pictures?${query}`, {
      method: 'POST',
      ...(isSent ? {} : { body: file }),
    }),
  );
}

/** False when the storage did not take it, for example because the bucket does not allow requests from this site. */
async function sendTo(url: string, file: File): Promise<boolean> {
  // Without a type: only the size is signed.
  const body = new Blob([file]);
  return fetch(url, { method: 'PUT', body }).then(
    ({ ok }) => ok,
    () => false,
  );
}
