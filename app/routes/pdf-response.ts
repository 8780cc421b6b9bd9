/** A PDF file that the browser shows; 404 where there is none. */
export function pdfResponse(file: Buffer | null, name: string): Response {
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
