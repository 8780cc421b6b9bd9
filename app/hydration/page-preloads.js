// The first inline script of a deferred page, before its styles: an inline script after them would wait for them.
// `deferred-page.server.ts` declares `moduleUrls`, `partUrls` and `styleUrl` above it, which `page-starter.js` reads as well.
function preload(rel, href, as) {
  const link = Object.assign(document.createElement('link'), { rel, href, fetchPriority: 'low' });
  if (as) link.as = as;
  document.head.append(link);
  return link;
}
// The first view is painted. A page in the background paints nothing, but is loaded.
const firstPaint = new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) preloadAll();
});
firstPaint.observe({ type: 'paint', buffered: true });
addEventListener('load', preloadAll);
function preloadAll() {
  firstPaint.disconnect();
  removeEventListener('load', preloadAll);
  const [framework] = moduleUrls.map((url) => preload('modulepreload', url));
  preload('preload', styleUrl, 'style');
  // The framework is the largest and what the processor starts with; the parts come while it does.
  framework.onload = framework.onerror = preloadParts;
}
function preloadParts() {
  for (const url of partUrls) preload('modulepreload', url);
}
