import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/get-recommendation-id';

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const query = v.object({ satelliteKey: name, selectedTerm: name });

/** Which recommendation fills a categories carousel for a term. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) {
    return Response.json({ error: 'satelliteKey and selectedTerm are needed.' }, { status: 400 });
  }
  const { satelliteKey, selectedTerm } = parsed.output;
  const category = await context.get(shopContext).catalogue.categoryBySlug(selectedTerm, locale);
  if (!category) return Response.json({ error: 'There is no such category.' }, { status: 404 });
  return Response.json({
    recommendationParams: {
      provider: 'embedded',
      enabled: true,
      bloomreachId: `${satelliteKey}-${selectedTerm}`,
    },
  });
}
