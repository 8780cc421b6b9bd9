import { PICTURE_NAME } from '#commerce/catalogue/import/product-line.ts';
import type { OwnPicture } from '#commerce/catalogue/import/to-product.ts';

/** The picture a request carries, kept under the name it gives; a sentence when that cannot be. */
export async function readPicture(
  request: Request,
  keep: (name: string, file: Uint8Array) => Promise<OwnPicture | null>,
): Promise<OwnPicture | string> {
  const name = new URL(request.url).searchParams.get('name') ?? '';
  if (!PICTURE_NAME.test(name)) return 'Please give the name of the picture, such as shirt-front.jpg.';
  return (await keep(name, await request.bytes())) ?? `${name} is no picture that can be read.`;
}
