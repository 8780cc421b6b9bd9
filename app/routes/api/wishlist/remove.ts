import { notAllowed, readJsonObject } from '../answers.ts';
import type { Route } from './+types/remove';
import { answerResponse, changeWishlist } from './answer.ts';

export async function action({ context, request }: Route.ActionArgs) {
  return answerResponse(await changeWishlist(context, 'remove', await readJsonObject(request)));
}

export function loader() {
  return notAllowed('POST');
}
