/** The form a page was sent; whoever sends anything else is told so. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('Please send a form.', { status: 400 });
  }
}
