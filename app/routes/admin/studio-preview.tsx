import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as v from 'valibot';
import { useChosenSection } from '#app/admin/content/use-chosen-section.ts';
import { usePreviewData } from '#app/admin/content/use-preview-data.ts';
import { requestContext } from '#app/context.ts';
import { ListingPage } from '#app/features/listing/listing-page.tsx';
import { MenuPanel } from '#app/features/shell/menu-panel.tsx';
import { readPreviewData } from '#commerce/content/preview-message.ts';
import '#app/features/listing/first-view-styles.ts';
import '../../admin/content/studio-preview.css';
import ContentSections from '#app/sections/content-sections.tsx';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import type { Route } from './+types/studio-preview';
import { requireActor } from './actor.ts';
import { type PreviewView, preparePreview } from './studio-preview.server.ts';

/** The page inside the editor's frame: says `init`, and shows what `init-response` and `set-data` bring. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const { origin, brand } = context.get(requestContext);
  return { parents: [origin, ...brand.settings.preview.allowedParentOrigins] };
}

const asked = v.object({ data: v.unknown(), list: v.nullable(v.pipe(v.string(), v.maxLength(80))) });

export async function action({ context, request }: Route.ActionArgs): Promise<PreviewView> {
  await requireActor(context, 'content.read');
  const given = v.safeParse(asked, await request.json().catch(() => null));
  const data = given.success ? readPreviewData({ type: 'set-data', data: given.output.data }) : null;
  if (!given.success || !data) return { kind: 'problem', reason: 'This cannot be shown.' };
  return preparePreview(context, data, { list: given.output.list, signal: request.signal });
}

/** Only what the frame's own messages bring changes it. */
export function shouldRevalidate() {
  return false;
}

export default function StudioPreview({ loaderData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>();
  const data = usePreviewData(loaderData.parents);
  const { submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    const list = new URLSearchParams(window.location.search).get('list');
    void submit({ data: { content: data.content, badges: data.badges }, list } as never, {
      method: 'post',
      encType: 'application/json',
    });
  }, [data, submit]);
  const view = fetcher.data;
  useChosenSection(view?.kind === 'page' ? view.page : null, data?.selected ?? null, loaderData.parents);
  return (
    <>
      <title>Preview</title>
      <meta name="robots" content="noindex" />
      <Shown view={view} />
    </>
  );
}

function Shown({ view }: { view: PreviewView | undefined }) {
  if (view?.kind === 'list') return <ListingPage view={view.list} />;
  return (
    <main id="content" tabIndex={-1}>
      {!view && <p className="page-width section text-soft">Waiting for the editor…</p>}
      {view?.kind === 'problem' && (
        <p className="page-width section" role="alert">
          {view.reason}
        </p>
      )}
      {view?.kind === 'page' && !view.page.hasHeading && <h1 className="sr-only">{view.page.title}</h1>}
      {view?.kind === 'page' && (
        <>
          <SectionStyles page={view.page} />
          <ContentSections page={view.page} />
        </>
      )}
      {view?.kind === 'moved' && (
        <div className="page-width section">
          <h1 className="heading">{view.from}</h1>
          <p>
            {view.from.endsWith('*') ? 'A visitor of an address below it' : 'A visitor of this address'} is
            sent to{' '}
            <a href={view.to} target="_blank" rel="noreferrer" className="text-link">
              {view.to}
            </a>
            .
          </p>
          <p className="text-soft">
            {view.isPermanent
              ? 'For good: search engines move to the new address.'
              : 'For now: search engines still list the old address.'}
          </p>
        </div>
      )}
      {view?.kind === 'menu' && (
        <div className="preview-menu">
          <MenuPanel department={view.department} />
        </div>
      )}
    </main>
  );
}
