import { notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/add';
import { changeWishlist, toWishlistResponse } from './change-wishlist.ts';

export async function action({ context, request }: Route.ActionArgs) {
  return toWishlistResponse(await changeWishlist(context, 'add', await readJsonObject(request)));
}

export function loader() {
  return notAllowed('POST');
}
