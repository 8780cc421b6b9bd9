const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TRACE = new RegExp(`^(.+):(${UUID})$`);

/** A search id and a visitor id as one token, stored with a basket line to attribute its purchase to the search. */
export function writeAttributionToken(queryId: string, visitor: string): string {
  return `${queryId}:${visitor}`;
}

export function readAttributionToken(trace: string): { queryId: string; visitor: string | null } {
  const [, queryId, visitor] = TRACE.exec(trace) ?? [];
  return queryId && visitor ? { queryId, visitor } : { queryId: trace, visitor: null };
}
