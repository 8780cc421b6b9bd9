import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import ContentSections from '#app/sections/content-sections.tsx';
import { checkSection, sectionDefinitions } from '#app/sections/definitions.ts';
import { loadSection } from '#app/sections/load-page.server.ts';
import type { LoadedSection } from '#app/sections/loaded-page.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import type { Route } from './+types/section-gallery';
import { requireActor } from './actor.ts';

/** Every section type in its states, for those who write pages. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireActor(context, 'tools.read');
  const wanted = new URL(request.url).searchParams.get('type');
  const shown = [...sectionDefinitions.values()].filter(({ type }) => !wanted || type === wanted);
  const groups = await Promise.all(
    shown.map(async ({ type, samples }) => ({
      type,
      samples: await Promise.all(
        samples.map(async ({ name, fields }, index) => {
          const result = checkSection(type, fields as Record<string, unknown>);
          if ('reason' in result) return { name, problem: result.reason, section: null };
          const section = { id: `${type}-${index}`, type, fields: result.fields };
          return { name, problem: null, section: await loadSection(context, section, null) };
        }),
      ),
    })),
  );
  return { groups };
}

export default function StaffSections({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('content.gallery');
  return (
    <main id="content" tabIndex={-1}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width pt-8">
        <h1 className="heading text-2xl">{t('title')}</h1>
        <p className="text-soft">{t('count', { count: loaderData.groups.length })}</p>
      </div>
      {loaderData.groups.map(({ type, samples }) => (
        <section key={type} id={type} aria-label={type}>
          {samples.map(({ name, problem, section }) => (
            <Fragment key={name}>
              <p className="page-width border-line text-soft mt-8 border-t pt-4 text-sm">
                <a href={`?type=${type}`} className="text-link">
                  {type}
                </a>{' '}
                · {name} {problem}
              </p>
              {section && <Alone section={section} />}
            </Fragment>
          ))}
        </section>
      ))}
    </main>
  );
}

/** A section on a page of its own. */
function Alone({ section }: { section: LoadedSection }) {
  const band = { id: section.id, isFullWidth: false, backgroundColour: null, hasVerticalPadding: true };
  const page = { brandPage: null, containers: [{ ...band, columns: 1, sections: [section] }] };
  return (
    <>
      <SectionStyles page={page} />
      <ContentSections page={page} />
    </>
  );
}
