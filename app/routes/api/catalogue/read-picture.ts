import { PICTURE_NAME } from '#commerce/catalogue/import/product-line.ts';
import type { UploadedPicture } from '#commerce/catalogue/import/to-product.ts';

/** Stores the picture in a request's body under the name in its address; a sentence when that fails. */
export async function readPicture(
  request: Request,
  store: (name: string, file: Uint8Array) => Promise<UploadedPicture | null>,
): Promise<UploadedPicture | string> {
  const name = new URL(request.url).searchParams.get('name') ?? '';
  if (!PICTURE_NAME.test(name)) return 'Please give the name of the picture, such as shirt-front.jpg.';
  return (await store(name, await request.bytes())) ?? `${name} is no picture that can be read.`;
}
