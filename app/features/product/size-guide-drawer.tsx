import { Component, type ReactNode, Suspense, use } from 'react';
import { useTranslations } from 'use-intl';
import { Drawer } from '#ui/drawer.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { fetchGuide } from './fetch-guide.ts';

interface SizeGuideDrawerProps {
  href: string;
  onClose: () => void;
}

/** The size guide over the product page, which stays as it is. */
export default function SizeGuideDrawer({ href, onClose }: SizeGuideDrawerProps) {
  const t = useTranslations();
  return (
    <Drawer open onClose={onClose} title={t('pdp.sizeGuide')} closeLabel={t('shell.close')}>
      <OrLink href={href} text={t('pdp.sizeGuide')}>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <Guide href={href} />
        </Suspense>
      </OrLink>
    </Drawer>
  );
}

function Guide({ href }: { href: string }) {
  const content = use(fetchGuide(href));
  return <div ref={(container) => container?.replaceChildren(content)} className="size-guide-content" />;
}

interface OrLinkProps {
  href: string;
  text: string;
  children: ReactNode;
}

/** A guide that cannot be fetched here may still open as a page. */
class OrLink extends Component<OrLinkProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { href, text, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <a href={href} target="_blank" className="text-link" rel="noopener">
        {text}
      </a>
    );
  }
}
