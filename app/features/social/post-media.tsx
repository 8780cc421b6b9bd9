import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { describePostMedia } from '#commerce/social/social-layout.ts';
import type { SocialPost } from '#commerce/social/social-posts.ts';
import { PlayIcon } from '#ui/icon-tool.tsx';
import { useMediaAddress } from '#ui/media-address.ts';
import { Picture } from '#ui/picture.tsx';

interface PostMediaProps {
  post: SocialPost;
  ratio: number;
  sizes: string;
}

/** The picture or video of a post. A video shows a picture first: its host is contacted only after a click. */
export function PostMedia({ post, ratio, sizes }: PostMediaProps) {
  const t = useTranslations('social');
  const address = useMediaAddress();
  const [isPlaying, setPlaying] = useState(false);
  const media = describePostMedia(post, isPlaying);
  if (!media) return null;
  const by = post.author ?? post.channel;
  if (media.kind === 'video-frame') {
    return (
      <iframe
        className="social-media"
        style={{ aspectRatio: 1 / ratio }}
        src={media.url}
        title={t('film', { by })}
        allow="autoplay; encrypted-media; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="no-referrer"
      />
    );
  }
  if (media.kind === 'video-file') {
    return (
      <video
        className="social-media"
        style={{ aspectRatio: 1 / ratio }}
        src={address(media.url)}
        aria-label={t('film', { by })}
        autoPlay
        muted
        controls
        loop
        playsInline
      />
    );
  }
  const picture = <PostPicture url={media.url} alt={media.altText} ratio={ratio} sizes={sizes} />;
  if (media.kind === 'image') return picture;
  return (
    <button type="button" className="social-play" onClick={() => setPlaying(true)}>
      {picture}
      <span className="social-play-sign">
        <PlayIcon />
      </span>
      <span className="sr-only">{t('play', { by })}</span>
    </button>
  );
}

/** Pictures of the shop are served in a fitting size; external ones as they are. */
function PostPicture({ url, alt, ratio, sizes }: { url: string; alt: string; ratio: number; sizes: string }) {
  if (url.startsWith('/media/')) {
    return <Picture src={url} alt={alt} ratio={ratio} sizes={sizes} widths={[180, 240, 320, 480, 640]} />;
  }
  return (
    <img className="social-media" style={{ aspectRatio: 1 / ratio }} src={url} alt={alt} loading="lazy" />
  );
}
