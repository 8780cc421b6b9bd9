const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TRACE = new RegExp(`^(.+):(${UUID})$`);

/** A search and the visitor who followed it, as one word: what becomes of it later is told in the same name. */
export function writeSearchTrace(queryId: string, visitor: string): string {
  return `${queryId}:${visitor}`;
}

export function readSearchTrace(trace: string): { queryId: string; visitor: string | null } {
  const [, queryId, visitor] = TRACE.exec(trace) ?? [];
  return queryId && visitor ? { queryId, visitor } : { queryId: trace, visitor: null };
}
