import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SponsoredSkeletons } from './sponsored-lead.tsx';

describe('[SPON-02] while advertisements load', () => {
  it('there are five skeletons, four on a phone', () => {
    const Page = createRoutesStub([{ path: '/', Component: SponsoredSkeletons }]);
    const places = renderToStaticMarkup(<Page />).match(/<li [^>]*>/g) ?? [];
    expect(places).toHaveLength(5);
    expect(places.map((place) => place.includes('max-md:hidden'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
