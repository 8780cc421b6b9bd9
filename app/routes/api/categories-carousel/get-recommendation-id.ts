import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { jsonError, jsonResponse } from '../responses.ts';
import type { Route } from './+types/get-recommendation-id';

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const query = v.object({ satelliteKey: name, selectedTerm: name });

/** The recommendation that fills a categories carousel for the selected term. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) {
    return jsonError(400, 'satelliteKey and selectedTerm are needed.');
  }
  const { satelliteKey, selectedTerm } = parsed.output;
  const category = await context.get(shopContext).catalogue.categoryBySlug(selectedTerm, locale);
  if (!category) return jsonError(404, 'There is no such category.');
  return jsonResponse({
    recommendationParams: {
      provider: 'embedded',
      enabled: true,
      bloomreachId: `${satelliteKey}-${selectedTerm}`,
    },
  });
}
