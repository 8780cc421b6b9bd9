import type { SectionProps } from '../define-section.ts';
import { VideoPlayer } from '../parts/video-player.tsx';
import type section from './section.ts';

export default function Video({ fields, isEager }: SectionProps<typeof section>) {
  return <VideoPlayer fields={fields} isEager={isEager} />;
}
