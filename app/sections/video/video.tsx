import { VideoPlayer } from '../parts/video-player.tsx';
import type { SectionProps } from '../section.ts';
import type { VideoSectionFields } from './schema.ts';

export default function Video({ fields, isEager }: SectionProps<VideoSectionFields>) {
  return <VideoPlayer fields={fields} isEager={isEager} />;
}
