/** Where a search sends the shopper instead of showing a list; phones may have a place of their own. */
export function chooseRedirect(
  result: { redirect: string | null; redirectMobile: string | null },
  isMobile: boolean,
): string | null {
  return (isMobile && result.redirectMobile) || result.redirect || null;
}
