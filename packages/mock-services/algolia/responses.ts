import type { Context } from 'hono';

export const refuse = (c: Context, status: number, message: string) =>
  c.json({ message, status }, status as 400);

export const indexNameOf = (c: Context) => decodeURIComponent(c.req.param('index') ?? '');

export const missingIndex = (c: Context, name: string) => refuse(c, 404, `Index ${name} does not exist`);
