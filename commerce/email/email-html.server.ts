import type { BrandRegistry } from '#config/brands/registry.ts';
import { type EmailBlock, type EmailContent, paragraphsOf, subjectOf } from './email-content.ts';
import { fillVariables } from './email-kinds.ts';
import { type EmailLook, emailLookOf } from './email-look.server.ts';
import { type Html, html } from './html.ts';
import type { OutgoingEmail } from './provider.ts';

/** The HTML part of an email, and the headers that belong to it. */
export type DrawEmail = (content: EmailContent) => Pick<OutgoingEmail, 'html' | 'headers'>;

/** Draws emails in the look of their brand. */
export function createDrawEmail(
  brands: Pick<BrandRegistry, 'bySlug' | 'default' | 'isAllowedHost'>,
): DrawEmail {
  /** Only addresses of the shop become links. */
  const isOwn = (link: string | undefined) => isHttp(link) && brands.isAllowedHost(new URL(link ?? '').host);
  return (content) => {
    const brand = brands.bySlug(content.brand ?? '') ?? brands.default;
    const { unsubscribe } = content;
    const page = drawPage({
      content,
      look: emailLookOf(brand),
      name: brand.name,
      line: brand.taglines?.[content.locale] ?? brand.tagline,
      seller: brand.legal ? [brand.legal.name, ...brand.legal.address] : [],
      link: isOwn(content.values.link) ? (content.values.link ?? null) : null,
    });
    if (!unsubscribe || !isOwn(unsubscribe.link)) return { html: page };
    // One press in the mail program ends such emails (RFC 8058).
    const headers = {
      'List-Unsubscribe': `<${unsubscribe.link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { html: page, headers };
  };
}

function isHttp(link: string | undefined): boolean {
  return link !== undefined && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);
}

interface Page {
  content: EmailContent;
  look: EmailLook;
  name: string;
  line: string;
  seller: readonly string[];
  /** Where the button leads. */
  link: string | null;
}

const WIDTH = 600;

/** Tables and written-out styles, because mail programs draw nothing else alike. */
function drawPage({ content, look, name, line, seller, link }: Page): string {
  const { locale, values, text, unsubscribe } = content;
  const subject = subjectOf(content);
  const paragraphs = paragraphsOf(content);
  const preview = paragraphs.find((paragraph) => typeof paragraph === 'string') ?? '';
  const body = paragraphs.map((paragraph) =>
    typeof paragraph === 'string'
      ? drawParagraph(paragraph, look)
      : drawBlock(paragraph.block, { content, look, link }),
  );
  const mark = `font-family:${look.heading.font};font-size:26px;line-height:1.2;font-weight:${look.heading.weight || '400'};letter-spacing:${look.heading.tracking || '0'};text-transform:${look.heading.case || 'none'};color:${look.onHeader};text-decoration:none`;
  return `<!doctype html>${
    html`<html lang="${locale}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${{ markup: styleSheet(look) }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${look.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${locale}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:${look.paper}"><tr><td align="center" class="outer" style="padding:32px 16px">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" class="card raised" style="width:100%;max-width:${WIDTH}px;background-color:${look.raised};border:1px solid ${look.line};border-radius:${look.radius}">
<tr><td align="center" class="head" style="padding:26px 32px;background-color:${look.header};border-bottom:1px solid ${look.line}">
<span style="${mark}">${name}</span></td></tr>
<tr><td class="inner" style="padding:40px 48px 16px">
<h1 class="ink" style="margin:0 0 20px;font-family:${look.heading.font};font-size:30px;line-height:1.2;font-weight:${look.heading.weight || '400'};letter-spacing:${look.heading.tracking || '0'};text-transform:${look.heading.case || 'none'};color:${look.ink}">${fillVariables(text.heading, values)}</h1>
${body}
</td></tr>
<tr><td class="foot" style="padding:24px 48px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="border-top:1px solid ${look.line};padding-top:20px">
<p class="soft" style="${footStyle(look)}"><strong>${name}</strong><br>${line}</p>
${seller.length > 0 && html`<p class="soft" style="${footStyle(look)}">${seller.join(', ')}</p>`}
${unsubscribe && html`<p class="soft" style="${footStyle(look)}"><a class="soft" href="${unsubscribe.link}" style="color:${look.soft};text-decoration:underline">${unsubscribe.label}</a></p>`}
</td></tr></table>
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>`.markup
  }`;
}

const footStyle = (look: EmailLook) =>
  `margin:0 0 8px;font-family:${look.font};font-size:13px;line-height:1.6;color:${look.soft}`;

function drawParagraph(text: string, look: EmailLook): Html {
  const lines = text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
  return html`<p class="ink" style="margin:0 0 18px;font-family:${look.font};font-size:16px;line-height:1.6;color:${look.ink}">${lines}</p>
`;
}

interface BlockParts {
  content: EmailContent;
  look: EmailLook;
  link: string | null;
}

function drawBlock(block: EmailBlock, { content, look, link }: BlockParts): Html {
  const { values, lines, totals, tracking, text } = content;
  if (block === 'link' && link) return drawButton(text.button, link, look);
  if (block === 'lines' && lines) return drawLines(content, look);
  if (block === 'totals' && totals) return drawTotals(content, look);
  if (block === 'tracking' && tracking) return drawTracking(tracking, values.tracking ?? '', look);
  return drawParagraph(values[block] ?? '', look);
}

function drawButton(label: string, link: string, look: EmailLook): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:8px 0 26px"><tr><td align="center" class="button" bgcolor="${look.button}" style="border-radius:${look.radius};background-color:${look.button};border:2px solid ${look.buttonEdge}">
<a href="${link}" style="display:block;padding:14px 30px;font-family:${look.font};font-size:16px;line-height:1.25;font-weight:600;text-transform:${look.buttonCase || 'none'};color:${look.onButton};text-decoration:none">${label}</a></td></tr></table>
`;
}

function drawLines({ lines = [] }: EmailContent, look: EmailLook): Html {
  const cell = `padding:14px 0;border-top:1px solid ${look.line};font-family:${look.font};font-size:15px;line-height:1.5;color:${look.ink};vertical-align:top`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 22px">${lines.map(
    ({ quantity, name, details, price, picture }) => html`<tr>
<td class="rule picture" width="88" style="${cell};width:88px">${picture && html`<img src="${picture}" width="72" alt="" style="display:block;width:72px;height:auto;border:0;border-radius:${look.radius}">`}</td>
<td class="rule ink" style="${cell};padding-right:12px"><strong style="font-weight:600">${name}</strong>${details.map((detail) => html`<br><span class="soft" style="color:${look.soft};font-size:14px">${detail}</span>`)}<br><span class="soft" style="color:${look.soft};font-size:14px">${quantity} ×</span></td>
<td class="rule ink" align="right" style="${cell};white-space:nowrap">${price}</td></tr>
`,
  )}</table>
`;
}

function drawTotals({ totals = [] }: EmailContent, look: EmailLook): Html {
  const cell = (isTotal: boolean | undefined) =>
    `padding:${isTotal ? '12px 0 0' : '3px 0'};font-family:${look.font};font-size:${isTotal ? 18 : 15}px;line-height:1.5;font-weight:${isTotal ? 600 : 400};color:${isTotal ? look.ink : look.soft}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rule" style="margin:0 0 26px;border-top:1px solid ${look.line};padding-top:12px">${totals.map(
    ({
      label,
      amount,
      isTotal,
    }) => html`<tr><td class="${isTotal ? 'ink' : 'soft'}" style="${cell(isTotal)}">${label}</td><td class="${isTotal ? 'ink' : 'soft'}" align="right" style="${cell(isTotal)};white-space:nowrap">${amount}</td></tr>
`,
  )}</table>
`;
}

function drawTracking(
  { carrier, number, link }: NonNullable<EmailContent['tracking']>,
  fallback: string,
  look: EmailLook,
): Html {
  const shown = [carrier, number].filter(Boolean).join(' ') || fallback;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 22px"><tr><td class="box ink" style="padding:16px 20px;background-color:${look.sunk};border-radius:${look.radius};font-family:${look.font};font-size:16px;line-height:1.5;color:${look.ink}">${
    isHttp(link ?? undefined)
      ? html`<a class="ink" href="${link}" style="color:${look.ink};font-weight:600;text-decoration:underline">${shown}</a>`
      : html`<strong style="font-weight:600">${shown}</strong>`
  }</td></tr></table>
`;
}

/** Phones get more room, and dark mail programs the dark surfaces of the brand. */
function styleSheet({ dark, button }: EmailLook): string {
  // A dark button would vanish on a dark surface.
  const inverted = isDark(button)
    ? `.button { background-color: ${dark.ink} !important; border-color: ${dark.ink} !important; }
.button a { color: ${dark.raised} !important; }`
    : '';
  return `
@media (max-width: 480px) {
.outer { padding: 0 !important; }
.card { border-width: 0 !important; border-radius: 0 !important; }
.inner { padding: 32px 24px 8px !important; }
.foot { padding: 20px 24px 32px !important; }
.wide, .wide a { width: 100% !important; box-sizing: border-box; }
.picture { width: 84px !important; }
h1 { font-size: 26px !important; }
}
@media (prefers-color-scheme: dark) {
.paper { background-color: ${dark.paper} !important; }
.raised, .head { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
.head span, .ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
.rule { border-color: ${dark.line} !important; }
.box { background-color: ${dark.line} !important; }
${inverted}
}`;
}

/** Whether a colour such as #16150f is nearer to black than to white, as eyes weigh it. */
function isDark(colour: string): boolean {
  const digits = colour.length < 7 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 110;
}
