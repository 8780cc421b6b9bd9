// The first inline script of a deferred page, before its styles: an inline script after them would wait for them.
// `deferred-page.server.ts` declares `moduleUrls`, `partUrls` and `styleUrl` above it, which `page-starter.js` reads as well.
function preload(rel, href, as) {
  const link = Object.assign(document.createElement('link'), { rel, href, fetchPriority: 'low' });
  if (as) link.as = as;
  document.head.append(link);
}
// The first frame: styles, fonts and pictures of the first view are on their way and come before what is of low priority. To wait
// for its paint would leave the connection idle while the browser lays it out.
requestAnimationFrame(() => {
  for (const url of moduleUrls) preload('modulepreload', url);
  preload('preload', styleUrl, 'style');
  for (const url of partUrls) preload('modulepreload', url);
});
