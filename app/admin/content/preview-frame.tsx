import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readSectionChosen } from '#commerce/content/preview-message.ts';

interface PreviewFrameProps {
  title: string;
  src: string;
  /** Width of the screen that is shown, in pixels. */
  width: number;
  /** What the page should show; sent as it changes. */
  data: unknown;
  onChoose?: (section: string) => void;
}

/** Typing sends many changes; the page is asked once it pauses. */
const PAUSE_MS = 350;

/** The shop in a frame, scaled to fit, fed through the messages that any content system would send. */
export function PreviewFrame({ title, src, width, data, onChoose }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ data, onChoose });
  const isReady = useRef(false);
  const size = useBoxSize(box);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;

  useEffect(() => {
    latest.current = { data, onChoose };
  });

  useEffect(() => {
    const { origin } = window.location;
    const receive = (event: MessageEvent) => {
      const page = frame.current?.contentWindow;
      if (!page || event.source !== page || event.origin !== origin) return;
      if ((event.data as { type?: unknown } | null)?.type === 'init') {
        isReady.current = true;
        page.postMessage({ type: 'init-response', data: latest.current.data }, origin);
        return;
      }
      const section = readSectionChosen(event.data);
      if (section !== null) latest.current.onChoose?.(section);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  const said = JSON.stringify(data);
  useEffect(() => {
    if (!isReady.current) return;
    const timer = setTimeout(() => {
      const message = { type: 'set-data', data: JSON.parse(said) as unknown };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <div ref={box} className="studio-frame-box">
      <iframe
        ref={frame}
        key={src}
        title={title}
        src={src}
        className="studio-frame"
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (size.width - width * scale) / 2),
        }}
      />
    </div>
  );
}

function useBoxSize(ref: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
