import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { wantedPlayback } from '#commerce/media/video-playback.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/icon-tool.tsx';
import { useMediaAddress } from '#ui/media-address.ts';
import type { GalleryItem } from './gallery-media.ts';

interface VideoSlideProps {
  item: Extract<GalleryItem, { kind: 'video' }>;
  name: string;
}

const SILENT = { autoplay: true, scrollToPlay: true, sound: false };

/** A muted video that plays while half of it is in view, unless the visitor prefers reduced motion. */
export default function VideoSlide({ item, name }: VideoSlideProps) {
  const t = useTranslations('gallery');
  const media = useMediaAddress();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element || isPaused) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const watching = new IntersectionObserver(
      (entries) => {
        const wanted = wantedPlayback(SILENT, entries.at(-1)?.intersectionRatio ?? 0, isStill);
        if (wanted === 'play')
          element.play().catch((error) => console.warn('gallery video did not start', error));
        if (wanted === 'pause') element.pause();
      },
      { threshold: [0, 0.5, 1] },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [isPaused]);

  function toggle() {
    const element = video.current;
    if (!element) return;
    setPaused(!element.paused);
    if (element.paused) element.play().catch((error) => console.warn('gallery video did not start', error));
    else element.pause();
  }

  const { src, ratio, tone } = item.poster;
  return (
    <div className="gallery-video" style={{ aspectRatio: `1 / ${ratio}`, background: tone }}>
      <video
        ref={video}
        aria-label={t('video', { name })}
        poster={`${media(src)}/640.webp`}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {item.sources.map(({ url, type }) => (
          <source key={url} src={media(url)} type={type} />
        ))}
      </video>
      <IconButton
        label={isPlaying ? t('pause') : t('play')}
        look="raised"
        className="gallery-play"
        onClick={toggle}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </div>
  );
}
