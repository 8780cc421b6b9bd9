import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { GalleryActions } from './ui-gallery-actions.tsx';
import { GalleryFields } from './ui-gallery-fields.tsx';
import { GalleryIcons } from './ui-gallery-icons.tsx';
import { GalleryOverlays } from './ui-gallery-overlays.tsx';
import { GalleryShop, type SamplePicture } from './ui-gallery-shop.tsx';
import { GalleryTokens } from './ui-gallery-tokens.tsx';

export interface UiGalleryProps {
  /** A few real pictures of the shop, four or more. */
  pictures: readonly SamplePicture[];
}

/** Every primitive in every state, in the colours and type of the brand whose site this is. */
export function UiGallery({ pictures }: UiGalleryProps) {
  return (
    <div className="page-width py-8">
      <Breadcrumbs label="You are here" items={[{ name: 'Staff', to: '/staff' }, { name: 'Design' }]} />
      <h1 className="heading text-3xl mt-4">Every part of the shop</h1>
      <p className="text-soft mt-4 max-w-prose">
        What pages are built from. Look at it on a phone, at 200% zoom, with a keyboard and in each brand.
      </p>
      <GalleryTokens />
      <GalleryActions />
      <GalleryShop pictures={pictures} />
      <GalleryFields />
      <GalleryOverlays />
      <GalleryIcons />
    </div>
  );
}
