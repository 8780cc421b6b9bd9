import { type CSSProperties, createElement, useState } from 'react';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { classNames } from '#ui/class-names.ts';
import { cssColour } from './css-colour.ts';
import type { LoadedContainer, LoadedPage, LoadedSection } from './loaded-page.ts';
import { BrandPageContext } from './parts/content-link.tsx';
import { sectionComponent } from './registry.ts';
import { FIRST_VIEW_SECTIONS, LaterStyles, laterStylesOf } from './section-styles.tsx';

export default function ContentSections({ page }: { page: Pick<LoadedPage, 'containers' | 'brandPage'> }) {
  const order = page.containers.flatMap(({ sections }) => sections);
  const eager = new Set(order.slice(0, FIRST_VIEW_SECTIONS));
  const later = useLaterStyles(page);
  return (
    <BrandPageContext value={page.brandPage}>
      {page.containers.map((container, index) => (
        <Band
          key={container.id}
          container={container}
          eager={eager}
          later={later?.[index] ?? []}
          isBelow={later !== null && !container.sections.some((section) => eager.has(section))}
        />
      ))}
    </BrandPageContext>
  );
}

/** Null for a page that was opened by navigation, which has all its styles in the head. */
function useLaterStyles(page: Pick<LoadedPage, 'containers'>): string[][] | null {
  const isHydrated = useHydrated();
  const [later] = useState(() => (isHydrated ? null : laterStylesOf(page)));
  return later;
}

interface BandProps {
  container: LoadedContainer;
  eager: Set<LoadedSection>;
  later: string[];
  /** Below the first view of a page from the server. */
  isBelow: boolean;
}

function Band({ container, eager, later, isBelow }: BandProps) {
  const { isFullWidth, backgroundColour, hasVerticalPadding, columns, sections } = container;
  const style: CSSProperties = {
    background: backgroundColour === 'dark' ? undefined : cssColour(backgroundColour),
  };
  return (
    <div
      className={classNames(
        'band',
        isBelow && 'deferred-layout',
        hasVerticalPadding && 'band-padded',
        backgroundColour && 'band-coloured',
        backgroundColour === 'dark' && 'on-dark',
      )}
      style={style}
      // `app/hydration/page-starter.js` marks revealed bands before React hydrates them.
      suppressHydrationWarning={isBelow}
    >
      <LaterStyles names={later} />
      <div
        className={classNames(isFullWidth ? 'band-full' : 'page-width', columns > 1 && 'band-columns')}
        data-columns={columns > 1 ? columns : undefined}
        style={columns > 1 ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        {sections.map((section) => (
          <div key={section.id} data-section={section.type} className="band-section">
            <Section section={section} isEager={eager.has(section)} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Section({ section, isEager }: { section: LoadedSection; isEager: boolean }) {
  const component = sectionComponent(section.type);
  if (!component) return null;
  const { id, fields, data } = section;
  return createElement(component, { id, fields, data, isEager });
}
