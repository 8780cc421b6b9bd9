import { notAllowed, readJsonObject } from '../answers.ts';
import type { Route } from './+types/add';
import { answerResponse, changeWishlist } from './answer.ts';

export async function action({ context, request }: Route.ActionArgs) {
  return answerResponse(await changeWishlist(context, 'add', await readJsonObject(request)));
}

export function loader() {
  return notAllowed('POST');
}
