import { lazy, Suspense } from 'react';
import { whenIdle } from '#app/site/when-idle.ts';
import type { DeliveryQuestion } from './describe-promise.ts';
import './delivery.css';

/** The server has it at hand; in the browser its words stand from the start and come alive a moment later. */
const DeliveryPromise = import.meta.env.SSR
  ? (await import('./delivery-promise.tsx')).default
  : lazy(() => whenIdle().then(() => import('./delivery-promise.tsx')));

const DeliveryDetails = import.meta.env.SSR
  ? (await import('./delivery-details.tsx')).default
  : lazy(() => import('./delivery-details.tsx'));

export function LateDeliveryPromise({ question }: { question: DeliveryQuestion }) {
  return (
    <Suspense>
      <DeliveryPromise question={question} />
    </Suspense>
  );
}

export function LateDeliveryDetails(props: { question: DeliveryQuestion; message: string | null }) {
  return (
    <Suspense>
      <DeliveryDetails {...props} />
    </Suspense>
  );
}
