/** For a page that cannot wait for somebody to stir; read by the page itself before any script is there. */
export function StartAtOnce() {
  return <meta name="start" content="at once" />;
}
