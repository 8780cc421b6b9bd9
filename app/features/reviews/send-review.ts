import type { action } from '#app/routes/api/reviews/submit.ts';
import { callApi } from '#app/site/api-call.ts';

export type SendResult =
  | { kind: 'received' | 'failed' }
  /** Keys of texts, by field. */
  | { kind: 'invalid'; errors: Record<string, string> };

const MAX_PHOTOS = 3;
const MAX_SIDE = 1280;
const QUALITY = 0.8;

/** Sends a review; its photos are scaled down first, because the shop stores no larger ones. */
export async function sendReview(form: FormData): Promise<SendResult> {
  try {
    const files = form.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0);
    form.delete('photos');
    for (const file of files.slice(0, MAX_PHOTOS)) form.append('photos', await shrink(file), 'photo.jpg');
  } catch {
    return { kind: 'invalid', errors: { photos: 'reviews.submit.photoUnreadable' } };
  }
  try {
    const response = await callApi<typeof action>('/_api/reviews/submit', { method: 'POST', body: form });
    if (response.ok) return { kind: 'received' };
    const { errors } = await response.json();
    return errors ? { kind: 'invalid', errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', QUALITY);
  });
}
