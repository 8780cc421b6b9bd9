import { sql } from 'drizzle-orm';
import {
  type Actor,
  isStaffRole,
  may,
  type Permission,
  ROLE_PERMISSIONS,
} from '#commerce/resources/permissions.ts';
import { type OpenStore, readRecords, recordTableStore } from '#commerce/resources/resource-store.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { roleResource, roleSchema } from './role-resource.ts';

export interface OwnRole {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

export async function readOwnRoles(db: Pick<Db, 'execute'>): Promise<OwnRole[]> {
  return (await readRecords(db, roleResource, roleSchema)).map(({ id, body }) => ({ id, ...body }));
}

/** Whether a role may be given: it exists, and allows nothing that whoever gives it lacks. */
export async function findRoleError(
  db: Pick<Db, 'execute'>,
  role: string,
  actor: Actor,
): Promise<string | null> {
  const allowed = isStaffRole(role)
    ? ROLE_PERMISSIONS[role]
    : (await readOwnRoles(db)).find(({ id }) => id === role)?.permissions;
  if (!allowed) return 'There is no such role.';
  return allowed.every((each) => may(actor, each)) ? null : TOO_MUCH;
}

const TOO_MUCH = 'A role that you give may not do more than you may.';

/** Roles of the shop's own. What changes in one holds at once for everybody who has it. */
export const openRoles: OpenStore = (db, resource) => {
  const store = recordTableStore(db, resource);
  return {
    ...store,
    async save(id, body, actor) {
      const { permissions } = body as unknown as OwnRole;
      if (!permissions.every((each) => may(actor, each))) return { permissions: TOO_MUCH };
      return store.save(id, { ...body, permissions: [...new Set(permissions)] }, actor);
    },
    async remove(id) {
      const { rows } = await db.execute(
        sql`select from customer where staff_role = ${id} and role = 'staff' limit 1`,
      );
      return rows.length > 0
        ? { reason: 'Somebody has this role. Give them another one first.' }
        : store.remove(id);
    },
  };
};
