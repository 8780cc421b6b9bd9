import type { Route } from './+types/search';

export function loader({ request }: Route.LoaderArgs) {
  return { query: new URL(request.url).searchParams.get('q') ?? '' };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <h1 className="heading text-2xl">{loaderData.query}</h1>
    </main>
  );
}
