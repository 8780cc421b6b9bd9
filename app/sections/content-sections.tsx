import { type CSSProperties, createElement, Suspense, useState } from 'react';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { classNames } from '#ui/class-names.ts';
import { cssColour } from './css-colour.ts';
import { BrandPageContext } from './parts/content-link.tsx';
import type { ReadyContainer, ReadyPage, ReadySection } from './ready-page.ts';
import { isLate, sectionComponent } from './registry.ts';
import type { SectionProps } from './section.ts';
import { FIRST_VIEW_SECTIONS, LaterStyles, laterStylesOf, type StyleFamily } from './section-styles.tsx';
import './ready.ts';

export default function ContentSections({ page }: { page: Pick<ReadyPage, 'containers' | 'brandPage'> }) {
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

/** A page that was opened from another has all its styles in the head; one from the server keeps what it came with. */
function useLaterStyles(page: Pick<ReadyPage, 'containers'>): StyleFamily[][] | null {
  const isHydrated = useHydrated();
  const [later] = useState(() => (isHydrated ? null : laterStylesOf(page)));
  return later;
}

interface BandProps {
  container: ReadyContainer;
  eager: Set<ReadySection>;
  later: StyleFamily[];
  /** Under the first view of a page that came from the server. */
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
        isBelow && 'paint-later',
        hasVerticalPadding && 'band-padded',
        backgroundColour && 'band-coloured',
        backgroundColour === 'dark' && 'on-dark',
      )}
      style={style}
      // The page marks what it has let come before React starts (`server/http/sleeping-page.server.ts`).
      suppressHydrationWarning={isBelow}
    >
      <LaterStyles families={later} />
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

function Section({ section, isEager }: { section: ReadySection; isEager: boolean }) {
  const component = sectionComponent(section.type);
  if (!component) return null;
  const { id, fields, data } = section;
  // Each section's fields passed its own schema; only the registry knows which belongs to which.
  const props = { id, fields, data, isEager } as unknown as SectionProps<never, never>;
  const element = createElement(component, props);
  // A boundary is only for one that could not be fetched before: around the others it would hide them until
  // script runs, since they bring stylesheets.
  return isLate(section.type) ? <Suspense>{element}</Suspense> : element;
}
