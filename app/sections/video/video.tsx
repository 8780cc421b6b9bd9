import { SectionStyle } from '../parts/section-style.tsx';
import { VideoPlayer } from '../parts/video-player.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/video.css?url';
import type { VideoSectionFields } from './schema.ts';

export default function Video({ fields, isEager }: SectionProps<VideoSectionFields>) {
  return (
    <>
      <SectionStyle href={styles} />
      <VideoPlayer fields={fields} isEager={isEager} />
    </>
  );
}
