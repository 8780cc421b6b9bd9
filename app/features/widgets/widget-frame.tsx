import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { frameOrigin, frameSandbox, isOwnFrame } from '#commerce/widgets/frame-signal.ts';

export interface FrameHandle {
  tell: (message: object) => void;
}

interface WidgetFrameProps {
  address: string;
  title: string;
  className?: string;
  height?: number;
  /** A message from this frame, and from no other window. */
  onMessage: (message: unknown) => void;
  onLoad?: () => void;
  handle?: Ref<FrameHandle>;
}

/** Somebody else's widget in a sandbox of its own; the two sides speak by messages only. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { address, title, className = 'widget-frame', height, onLoad, handle } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== frameOrigin(address)) return;
    props.onMessage(event.data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useImperativeHandle(handle, () => ({
    tell: (message) =>
      // A sandboxed frame has no origin to name.
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
