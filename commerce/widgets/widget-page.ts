/** The document of a frame with a vendor's widget; the vendor's script runs only there, never in the shop's page. */
export interface WidgetPage {
  title: string;
  locale: string;
  style: string;
  body: string;
  /** Our script, which passes messages between the widget and the shop. */
  bridge: string;
  /** The vendor's loader. */
  script: { src: string; attributes: Record<string, string> } | null;
  /** Hosts that the vendor's script may connect to. */
  hosts: string[];
}

/** The account and script of a vendor's widget; a path of the shop is a mock widget. */
export interface WidgetAccount {
  id: string;
  script: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A JSON value for a script element, escaped so that it cannot close the element. */
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

/** The content security policy of the frame: only the shop and the vendor's hosts are allowed. */
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

/** The host of a vendor's script and further hosts of the vendor; none for a path of the shop. */
export function hostsOf(script: string, ...siblings: string[]): string[] {
  return script.startsWith('/') ? [] : [new URL(script).origin, ...siblings];
}
