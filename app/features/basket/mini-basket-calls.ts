import type { action } from '#app/routes/api/basket/edit.ts';
import type { loader } from '#app/routes/api/basket/mini.ts';
import { type ApiData, type ApiResponse, callApi } from '#app/site/api-call.ts';

export type MiniBasketState = ApiData<typeof loader>;

const headers = { accept: 'application/json' };

export async function fetchMiniBasket(): Promise<MiniBasketState> {
  return read(await callApi<typeof loader>('/_api/basket/mini', { headers }));
}

export async function editMiniBasket(fields: Record<string, string>): Promise<MiniBasketState> {
  const body = new URLSearchParams(fields);
  return read(await callApi<typeof action>('/_api/basket/edit', { method: 'POST', body, headers }));
}

async function read(response: ApiResponse<typeof loader>): Promise<MiniBasketState> {
  if (!response.ok) throw new Error(`mini basket: ${response.status}`);
  return response.json();
}
