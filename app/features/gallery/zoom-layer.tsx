import { pictureUrl } from '#commerce/media/picture.ts';
import { DESKTOP_ZOOM_SCALE, QUALITY_ZOOMED, type ZoomOrigin } from '#commerce/media/zoom.ts';
import { useMediaAddress } from '#ui/media-address.ts';

/** The picture three times as large and in higher quality, over the normal one. */
export default function ZoomLayer({ src, origin }: { src: string; origin: ZoomOrigin }) {
  return (
    <span className="zoom-layer" aria-hidden="true">
      <img
        src={pictureUrl(useMediaAddress()(src), 1920, QUALITY_ZOOMED)}
        alt=""
        style={{
          transform: `scale(${DESKTOP_ZOOM_SCALE})`,
          transformOrigin: `${origin.xPercent}% ${origin.yPercent}%`,
        }}
      />
    </span>
  );
}
