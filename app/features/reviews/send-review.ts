export type SendAnswer =
  | { kind: 'received' | 'failed' }
  /** Keys of texts, by field. */
  | { kind: 'wrong'; errors: Record<string, string> };

const MOST_PHOTOS = 3;
const LONGEST_SIDE = 1280;
const QUALITY = 0.8;

/** Photos leave the phone small: the shop keeps no more, and the shopper's data plan is spared. */
export async function sendReview(form: FormData): Promise<SendAnswer> {
  try {
    const files = form.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0);
    form.delete('photos');
    for (const file of files.slice(0, MOST_PHOTOS)) form.append('photos', await shrink(file), 'photo.jpg');
  } catch {
    return { kind: 'wrong', errors: { photos: 'reviews.submit.photoUnreadable' } };
  }
  try {
    const response = await fetch('/_api/reviews/submit', { method: 'POST', body: form });
    if (response.ok) return { kind: 'received' };
    const answer = (await response.json()) as { errors?: Record<string, string> };
    return answer.errors ? { kind: 'wrong', errors: answer.errors } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', QUALITY);
  });
}
