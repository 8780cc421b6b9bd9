/** As people call them; `youtube-nocookie.com` is YouTube without its cookies. */
const NAMES: readonly [host: RegExp, name: string][] = [
  [/(^|\.)youtube(-nocookie)?\.com$/, 'YouTube'],
  [/(^|\.)vimeo\.com$/, 'Vimeo'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)facebook\.com$/, 'Facebook'],
];

/** The name of a place on the web, its address where it has no other. */
export function hostName(host: string): string {
  return NAMES.find(([pattern]) => pattern.test(host))?.[1] ?? host.replace(/^www\./, '');
}
