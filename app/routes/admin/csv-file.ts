/** A CSV file that the browser saves. */
export function csvFile(body: string | ReadableStream, name: string): Response {
  return new Response(body, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}
