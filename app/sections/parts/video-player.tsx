import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  chooseVideoProfiles,
  heightOverWidth,
  isMuted,
  PLAY_THRESHOLD,
  profilesFor,
  wantedPlayback,
} from '#commerce/media/video-playback.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/icon-tool.tsx';
import { useMediaAddress } from '#ui/media-address.ts';
import type { VideoFields } from '../video-fields.ts';
import { ArtPicture } from './art-picture.tsx';
import { useReducedMotion } from './use-media.ts';

/** A video. It plays by itself only if the editor says so, muted, and only while visible. */
export function VideoPlayer({ fields, isEager }: { fields: VideoFields; isEager: boolean }) {
  const t = useTranslations('content.video');
  const media = useMediaAddress();
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const still = useReducedMotion();
  const playback = {
    autoplay: fields.autoplay,
    scrollToPlay: fields.scroll_to_play,
    sound: fields.sound,
  };
  const { autoplay, scrollToPlay, sound } = playback;

  useEffect(() => {
    const video = ref.current;
    if (!video || (!autoplay && !scrollToPlay)) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const wanted = wantedPlayback({ autoplay, scrollToPlay, sound }, entry.intersectionRatio, still);
        if (wanted === 'pause') video.pause();
        if (wanted !== 'play') return;
        video.play().catch((error: unknown) => console.warn('The video could not start by itself', error));
      },
      { threshold: [0, PLAY_THRESHOLD] },
    );
    watcher.observe(video);
    return () => watcher.disconnect();
  }, [autoplay, scrollToPlay, sound, still]);

  const videos = { desktop: fields.desktopProfiles, mobile: fields.mobileProfiles };
  const wide = chooseVideoProfiles(profilesFor(videos, 'desktop'), 'desktop', fields.desktopQuality);
  const phone = chooseVideoProfiles(profilesFor(videos, 'mobile'), 'mobile', fields.mobileQuality);
  const toggle = () => {
    const video = ref.current;
    if (!video) return;
    if (video.paused) void video.play().catch(() => {});
    else video.pause();
  };
  return (
    <div
      className="video"
      style={
        {
          '--ratio-phone': heightOverWidth(fields.mobileAspectRatio ?? fields.desktopAspectRatio),
          '--ratio-wide': heightOverWidth(fields.desktopAspectRatio),
        } as CSSProperties
      }
    >
      <ArtPicture
        picture={{ desktop: fields.posterImage, mobile: fields.posterImageMobile }}
        isEager={isEager}
      />
      <video
        ref={ref}
        aria-label={fields.description}
        muted={isMuted(playback)}
        loop={fields.loop}
        controls={fields.controls}
        playsInline
        preload="none"
        data-started={hasStarted || undefined}
        onPlay={() => {
          setPlaying(true);
          setStarted(true);
        }}
        onPause={() => setPlaying(false)}
      >
        {phone.map(({ url, type }) => (
          <source key={`phone ${url}`} media="(width < 48rem)" src={media(url)} type={type} />
        ))}
        {wide.map(({ url, type }) => (
          <source key={url} src={media(url)} type={type} />
        ))}
      </video>
      {(!fields.controls || !hasStarted) && (
        <IconButton
          label={isPlaying ? t('pause') : t('play')}
          look="raised"
          className={fields.controls ? 'video-start' : 'video-toggle'}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </div>
  );
}
