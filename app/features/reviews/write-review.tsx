import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { late } from '#ui/late.ts';
import { SkeletonText } from '#ui/skeleton.tsx';

const ReviewForm = late(() => import('./review-form.tsx'));

interface WriteReviewProps {
  open: boolean;
  onClose: () => void;
  sku: string;
  name: string;
}

export function WriteReview({ open, onClose, sku, name }: WriteReviewProps) {
  const t = useTranslations('reviews');
  return (
    <Dialog open={open} onClose={onClose} title={t('writeAbout', { name })} closeLabel={t('close')}>
      <Suspense fallback={<SkeletonText lines={10} />}>
        <ReviewForm sku={sku} onDone={onClose} />
      </Suspense>
    </Dialog>
  );
}
