import { readable } from '#ui/lazy.ts';

const guides = new Map<string, Promise<HTMLElement>>();

/** The content of a size guide's page; its stylesheets are added to this page. The same promise each time, which `use` needs. */
export function fetchGuide(href: string): Promise<HTMLElement> {
  const guide = guides.get(href) ?? readable(readGuide(href));
  guides.set(href, guide);
  guide.catch(() => guides.delete(href));
  return guide;
}

async function readGuide(href: string): Promise<HTMLElement> {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(takeInlineStyles(await response.text()), 'text/html');
  const main = page.querySelector('main');
  if (!response.ok || !main) throw new Error(`size guide: ${response.status}`);
  for (const link of page.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')) {
    const address = link.getAttribute('href') ?? '';
    if (!document.querySelector(`link[rel=stylesheet][href="${address}"]`))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }),
      );
  }
  const content = document.createElement('div');
  content.append(...main.childNodes);
  return content;
}

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The content security policy of this page knows only its own inline styles, so those of the guide come as sheets. */
function takeInlineStyles(html: string): string {
  const known = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  return html.replaceAll(INLINE_STYLE, (_element, text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    if (!known.has(text)) document.adoptedStyleSheets.push(sheet);
    return '';
  });
}
