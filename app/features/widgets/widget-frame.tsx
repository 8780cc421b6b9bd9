import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { frameOrigin, frameSandbox, isOwnFrame } from '#commerce/widgets/frame-signal.ts';

export interface FrameHandle {
  post: (message: object) => void;
}

interface WidgetFrameProps {
  address: string;
  title: string;
  className?: string;
  height?: number;
  /** Called with messages from this frame only. */
  onMessage: (message: unknown) => void;
  onLoad?: () => void;
  handle?: Ref<FrameHandle>;
}

/** A third-party widget in a sandboxed frame; both sides communicate by messages only. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { address, title, className = 'widget-frame', height, onLoad, handle } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== frameOrigin(address)) return;
    props.onMessage(event.data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useImperativeHandle(handle, () => ({
    post: (message) =>
      // A sandboxed frame of our own has an opaque origin.
      frame.current?.contentWindow?.postMessage(message, isOwnFrame(address) ? '*' : frameOrigin(address)),
  }));
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      className={className}
      style={height ? { height } : undefined}
      sandbox={frameSandbox(address)}
      allow={isOwnFrame(address) ? undefined : 'camera'}
      onLoad={onLoad}
    />
  );
}
