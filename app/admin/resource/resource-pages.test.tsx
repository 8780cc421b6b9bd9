import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NO_OPTIONS } from '#app/admin/content/record-fields/record-options.ts';
import { navigationFor } from '#app/admin/shell/navigation.ts';
import { StaffFrame } from '#app/admin/shell/staff-frame.tsx';
import { StaffHome } from '#app/admin/shell/staff-home.tsx';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import { offerResource } from '#commerce/promotions/offer-resource.ts';
import { type ListPage, parseListQuery } from '#commerce/resources/list-query.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { findResource } from '#commerce/staff/resource-table.ts';
import { toSerialised } from '../content/serialised.ts';
import { ResourceEditor } from './resource-editor.tsx';
import { ResourceList } from './resource-list.tsx';

const TODAY = '2026-11-16';
const brands = [{ slug: 'selvedge', name: 'Selvedge', locale: 'en-GB', locales: ['en-GB', 'fr'] }];
const offer = (name: string, code: string | null) => ({ ...offerResource.blank!(TODAY), name, code });

function render(address: string, locale: string, page: () => React.ReactNode): string {
  const site = { locale, brand: { slug: 'selvedge', locale: 'en-GB' } };
  const languages = [
    { locale: 'en-GB', name: 'English', isCurrent: locale === 'en-GB' },
    { locale: 'fr', name: 'Français', isCurrent: locale === 'fr' },
  ];
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <ServerTexts locale={locale}>
          <StaffFrame
            who="Ada Loom"
            sendsEmail
            navigation={navigationFor({ role: 'owner', brands: null })}
            languages={languages}
          >
            <Outlet />
          </StaffFrame>
        </ServerTexts>
      ),
      children: [{ id: 'page', path: '*', Component: page }],
    },
  ]);
  const html = renderToStaticMarkup(
    <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: site, page: null } }} />,
  );
  return html.replaceAll('<!-- -->', '');
}

function renderList(name: string, query: string, page: ListPage, locale = 'en-GB', canWrite = true): string {
  const resource = findResource(name)!;
  const props = {
    name,
    page: toSerialised(page),
    query: parseListQuery(resource, new URLSearchParams(query), {
      today: TODAY,
      timeZone: 'UTC',
      brands: null,
    }),
    views: [{ id: 'v1', name: 'Only codes', query: 'applies=code' }],
    brands,
    choices: null,
    today: TODAY,
    canWrite,
    actions: canWrite ? (resource.actions ?? []).map((action) => action.name) : [],
  };
  return render(`/staff/${name}?${query}`, locale, () => <ResourceList {...props} />);
}

const offers: ListPage = {
  rows: [
    { id: 'a', body: offer('Ten off', 'TEN'), changedAt: new Date(0), author: 'Ada Loom' },
    { id: 'b', body: { ...offer('Welcome', null), isPaused: true } },
  ],
  next: 'bmV4dA==',
  previous: null,
  total: 120,
};

describe('[OPS-01] the list of a resource', () => {
  it('shows columns, states, views, actions and the way to the next page', () => {
    const html = renderList('offers', 'applies=code&sort=-name', offers);
    expect(html).toContain('href="/staff/offers/a"');
    expect(html).toContain('10% off, with the code TEN');
    expect(html).toMatch(/aria-sort="descending"[^>]*>\s*<a[^>]*>Name/);
    expect(renderList('offers', 'applies=code', offers)).toMatch(
      /<a aria-current="page"[^>]*>Only codes<\/a>/,
    );
    expect(html).toContain('data-status="paused"');
    expect(html).toContain('after=bmV4dA');
    expect(html).toContain('120 entries');
    expect(html).toContain('Select Ten off');
    expect(html).toContain('/staff/api/offers?applies=code&amp;sort=-name&amp;format=csv');
    expect(html).toContain('New offer');
    // A hidden column is offered, and not shown.
    expect(html).not.toContain('data-label="Order"');
    expect(renderList('offers', 'cols=name,priority', offers)).toContain('data-label="Order"');
  });

  it('offers nothing to change to those who only read', () => {
    const html = renderList('offers', '', offers, 'en-GB', false);
    for (const word of ['New offer', 'Import a file', 'type="checkbox" aria-label="Select'])
      expect(html).not.toContain(word);
  });

  it('is in the language of the person', () => {
    const html = renderList('offers', '', offers, 'fr');
    for (const word of ['Offres et codes', 'Premier jour', 'En pause', 'Rechercher', 'Colonnes'])
      expect(html).toContain(word);
  });

  it('says when nothing was found', () => {
    const none = { rows: [], next: null, previous: null, total: 0 };
    expect(renderList('pages', 'q=x', none)).toContain('Nothing matches');
    expect(renderList('team', '', none)).toContain('There is nothing here yet.');
  });
});

describe('[OPS-02] the page of a record', () => {
  const record: OpenRecord = {
    id: 'a',
    body: offer('Ten off', 'TEN'),
    isRemoved: false,
    extra: null,
    revision: 2,
    history: [
      {
        id: 2,
        recordId: 'a',
        action: 'changed',
        body: offer('Ten off', 'TEN'),
        author: 'Ada',
        at: new Date(0),
      },
      {
        id: 1,
        recordId: 'a',
        action: 'made',
        body: offer('Nine off', 'TEN'),
        author: 'Ada',
        at: new Date(0),
      },
    ],
  };
  const page = (canWrite: boolean, locale = 'en-GB', extra: unknown = null) =>
    render('/staff/offers/a', locale, () => (
      <ResourceEditor
        name="offers"
        opened={toSerialised({ ...record, extra })}
        options={{ ...NO_OPTIONS, brands }}
        today={TODAY}
        canWrite={canWrite}
        actions={canWrite ? ['pause', 'resume'] : []}
        isSearchElsewhere={false}
      />
    ));

  it('has form, actions that apply, and the history with its differences', () => {
    const html = page(true);
    expect(html).toContain('<del>Nine off</del> <ins>Ten off</ins>');
    expect(html).toContain('Pause');
    expect(html).not.toContain('Resume');
    expect(html).toContain('Restore');
    expect(html).toContain('value="TEN"');
  });

  it('is facts for those who only read', () => {
    const html = page(false, 'fr');
    expect(html).not.toContain('aria-label="offre"');
    expect(html).not.toContain('Rétablir<');
    expect(html).toContain('Ce qu’elle donne');
  });

  it('[OPS-19] offers the generated codes to those who may have them', () => {
    const figures = { uses: 1, reserved: 0, codes: 3, spentCodes: 1 };
    expect(page(true, 'en-GB', figures)).toContain('/staff/offer-codes/a');
    const reader = page(false, 'en-GB', figures);
    expect(reader).toContain('1 of 3');
    expect(reader).not.toContain('/staff/offer-codes/');
  });
});

describe('[OPS-05] home', () => {
  it('leads to what waits', () => {
    const queues = [{ name: 'dispatch' as const, count: 1204, to: '/staff/orders?state=placed' }];
    const html = render('/staff', 'sv', () => <StaffHome name="Ada" queues={queues} today={null} />);
    expect(html).toContain('Order att skicka');
    expect(html).toMatch(/1\s204/);
    expect(html).toContain('aria-current="page"');
    expect(render('/staff', 'en-GB', () => <StaffHome name="Ada" queues={[]} today={null} />)).toContain(
      'Nothing is waiting',
    );
  });
});
