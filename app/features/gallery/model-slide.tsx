import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CubeIcon } from '#ui/icon-tool.tsx';
import { Picture } from '#ui/picture.tsx';
import type { GalleryItem } from './gallery-media.ts';

interface ModelSlideProps {
  item: Extract<GalleryItem, { kind: 'model' }>;
  name: string;
}

/** Loads the 3D model in a frame when the shopper opens it. */
export default function ModelSlide({ item, name }: ModelSlideProps) {
  const t = useTranslations('gallery');
  const [isOpen, setOpen] = useState(false);
  const { poster, address } = item;
  if (isOpen) {
    return (
      <iframe
        className="gallery-model"
        style={{ aspectRatio: `1 / ${poster.ratio}`, background: poster.tone }}
        src={address}
        title={t('model', { name })}
      />
    );
  }
  return (
    <div className="gallery-model-offer">
      <Picture
        src={poster.src}
        alt=""
        ratio={poster.ratio}
        tone={poster.tone}
        sizes="320px"
        widths={[240, 320, 480]}
      />
      <Button variant="secondary" className="gallery-model-button" onClick={() => setOpen(true)}>
        <CubeIcon />
        {t('viewIn3d')}
      </Button>
    </div>
  );
}
