import { Suspense, useEffect, useState } from 'react';
import { late } from '#ui/late.ts';

const ProofLine = late(() => import('./proof-line.tsx'));

export interface SocialProofProps {
  productKey: string;
  isDismissible?: boolean;
}

/** One true line about what others did; its place is kept, so nothing moves when it comes. */
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
          <ProofLine key={props.productKey} {...props} />
        </Suspense>
      )}
    </div>
  );
}
