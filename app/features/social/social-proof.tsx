import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#ui/lazy.ts';

const SocialProofLine = lazyWithRetry(() => import('./social-proof-line.tsx'));

export interface SocialProofProps {
  productKey: string;
  isDismissible?: boolean;
}

/** One line about what other shoppers did; its height is reserved, so that nothing shifts when it appears. */
export function SocialProof(props: SocialProofProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div style={{ minHeight: 44 }}>
      {isIdle && (
        <Suspense>
          <SocialProofLine key={props.productKey} {...props} />
        </Suspense>
      )}
    </div>
  );
}
