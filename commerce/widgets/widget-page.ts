/** The document of a frame that holds somebody else's widget: their script runs there, never in the shop's own page. */
export interface WidgetPage {
  title: string;
  locale: string;
  style: string;
  body: string;
  /** Our script, which carries messages between the widget and the shop. */
  bridge: string;
  /** The vendor's loader. */
  script: { src: string; attributes: Record<string, string> } | null;
  /** Everything the vendor's script may reach. */
  hosts: string[];
}

/** What a vendor gave us to load their widget with; a script that is a path of ours is a local stand-in. */
export interface WidgetAccount {
  id: string;
  script: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A value inside a script element: nothing in it can end the element. */
export function scriptValue(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

export function writeWidgetPage(page: WidgetPage, nonce: string): string {
  const { title, locale, style, body, bridge, script } = page;
  const sign = ` nonce="${escapeHtml(nonce)}"`;
  const loader = script
    ? `<script${sign} src="${escapeHtml(script.src)}"${attributesHtml(script.attributes)} async></script>`
    : '';
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}<script${sign}>${bridge}</script>${loader}</body></html>`;
}

/** The frame may reach the shop's pictures and the vendor's hosts, and nothing else. */
export function widgetPolicy({ hosts }: Pick<WidgetPage, 'hosts'>, shop: string, nonce: string): string {
  const reach = [shop, ...hosts].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${hosts.join(' ')}`.trim(),
    `style-src 'unsafe-inline' ${reach}`,
    `img-src data: blob: ${reach}`,
    `media-src blob: ${reach}`,
    `font-src ${reach}`,
    `connect-src ${reach}`,
    `frame-src ${hosts.join(' ') || "'none'"}`,
    `form-action ${shop}`,
    `frame-ancestors ${shop}`,
    "base-uri 'none'",
  ].join('; ');
}

/** Hosts of a loader: its own, and its siblings where the vendor spreads over several. */
export function hostsOf(script: string, ...siblings: string[]): string[] {
  return script.startsWith('/') ? [] : [new URL(script).origin, ...siblings];
}
