import type { Database } from '#server/db/database.server.ts';

/** The first picture of one colour of one product. */
export interface FrontPicture {
  productId: string;
  colour: string;
  src: string;
}

/** The pictures of the given products, or of all that are for sale. */
export type FrontPictures = (productIds?: readonly string[]) => Promise<FrontPicture[]>;

/** Reads only the pictures: reading whole products would take seconds. */
export function readFrontPictures({ pool }: Pick<Database, 'pool'>): FrontPictures {
  return async (productIds) => {
    const { rows } = await pool.query<FrontPicture>(
      `select p.id as "productId", shown ->> 'colour' as colour, shown #>> '{images,0,src}' as src
       from product p, jsonb_array_elements(p.details -> 'colours') shown
       where p.is_live and ($1::text[] is null or p.id = any($1)) and shown #>> '{images,0,src}' is not null
       order by p.id`,
      [productIds ?? null],
    );
    return rows;
  };
}
