import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** React leaves the inside of such an element as the server sent it. */
const AS_SENT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part whose words are in the page from the start and which comes alive when the page has come to rest. Give the
 * component itself on the server, and null in the browser.
 */
export function makeLate<P extends object>(
  atHand: ComponentType<P> | null,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let known = atHand;
  return function Late(props: P) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      whenIdle()
        .then(load)
        .then(({ default: part }) => {
          known = part;
          if (!isGone) setPart(() => part);
        });
      return () => {
        isGone = true;
      };
    }, [Part]);
    if (!Part) return <div key="sent" {...AS_SENT} />;
    return (
      <div key="alive">
        <Part {...props} />
      </div>
    );
  };
}
