import type { ReturnedPiece } from '../return-request.ts';

export interface PickedOrder {
  number: string;
  lines: readonly {
    sku: string;
    name: string;
    catalogueName?: string;
    brand: string;
    colourLabel: string;
    size: string;
  }[];
  /** What is to be fetched. */
  pieces: readonly ReturnedPiece[];
}

export interface PickRow {
  sku: string;
  name: string;
  brand: string;
  variant: string;
  quantity: number;
  orders: { number: string; quantity: number }[];
}

/** What to fetch for some orders, each sku once, in the order of brand, name and sku. */
export function makePickList(orders: readonly PickedOrder[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const { number, lines, pieces } of orders)
    for (const { position, quantity } of pieces) {
      const line = lines[position];
      if (!line || quantity <= 0) continue;
      const { sku, brand, colourLabel, size } = line;
      const name = line.catalogueName ?? line.name;
      const variant = [colourLabel, size].filter(Boolean).join(', ');
      const row = rows.get(sku) ?? { sku, name, brand, variant, quantity: 0, orders: [] };
      row.quantity += quantity;
      const known = row.orders.find((order) => order.number === number);
      if (known) known.quantity += quantity;
      else row.orders.push({ number, quantity });
      rows.set(sku, row);
    }
  const place = ({ brand, name, sku }: PickRow) => `${brand}\n${name}\n${sku}`;
  return [...rows.values()].toSorted((one, other) => place(one).localeCompare(place(other)));
}
