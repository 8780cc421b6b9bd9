import { GUEST } from '#domain/shopper/shopper-state.ts';

export async function loader() {
  return Response.json(GUEST);
}
