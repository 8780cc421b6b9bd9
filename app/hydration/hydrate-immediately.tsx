/** Makes a deferred page hydrate without waiting for activity; `page-starter.js` reads it before any other script runs. */
export function HydrateImmediately() {
  return <meta name="hydrate" content="immediately" />;
}
