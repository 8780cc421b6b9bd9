import { BackToTopAfter } from './back-to-top-after.tsx';
import type { ProductChoice } from './product-choice.ts';
import type { ProductView } from './product-view.ts';
import { StickyBar } from './sticky-bar.tsx';
import './scroll-tools.css';

export interface ScrollToolsProps {
  view: ProductView;
  choice: ProductChoice;
  isAdding: boolean;
}

export default function ScrollTools(props: ScrollToolsProps) {
  return (
    <>
      <StickyBar {...props} />
      <BackToTopAfter />
    </>
  );
}
