import type { BrandConfig } from '#config/brands/brand.ts';
import { readBrandLook } from '#config/brands/brand-look.server.ts';

/** What of a brand's look reaches an email. */
export interface EmailLook {
  paper: string;
  raised: string;
  sunk: string;
  ink: string;
  soft: string;
  line: string;
  header: string;
  onHeader: string;
  button: string;
  onButton: string;
  buttonEdge: string;
  radius: string;
  dark: { paper: string; raised: string; ink: string; soft: string; line: string };
  heading: { font: string; weight: string; case: string; tracking: string };
  font: string;
  buttonCase: string;
}

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** Mail programs know no custom properties: every value is written out. */
export function emailLookOf({ slug, theme }: Pick<BrandConfig, 'slug' | 'theme'>): EmailLook {
  const look = readBrandLook(theme.look ?? slug);
  const value = (name: string) => look.get(name) ?? '';
  const colour = (name: string, fallback: string) => (COLOUR.test(value(name)) ? value(name) : fallback);
  const ink = colour('ink', '#16150f');
  const paper = colour('paper', '#ffffff');
  const button = theme.accent?.colour ?? colour('button', ink);
  return {
    paper: colour('sunk', paper),
    raised: colour('raised', '#ffffff'),
    sunk: colour('sunk', paper),
    ink,
    soft: colour('soft', ink),
    line: colour('line', '#dddddd'),
    header: colour('header', paper),
    onHeader: colour('on-header', ink),
    button,
    onButton: theme.accent?.text ?? colour('on-button', '#ffffff'),
    buttonEdge: theme.accent ? button : colour('button-edge', button),
    radius: value('control-radius') || '0',
    dark: {
      paper: '#111111',
      raised: colour('dark', '#1b1a14'),
      ink: colour('on-dark', '#ffffff'),
      soft: colour('on-dark-soft', '#bbbbbb'),
      line: colour('dark-line', '#444444'),
    },
    heading: {
      font: fontStack(value('font-heading')),
      weight: value('heading-weight'),
      case: value('heading-case'),
      tracking: value('heading-tracking'),
    },
    font: fontStack(value('font-text')),
    buttonCase: value('button-case'),
  };
}

/** Without fallback faces that only the storefront's stylesheet defines, and with fonts that every machine has. */
function fontStack(value: string): string {
  const names = value.split(',').map((name) => name.trim().replaceAll('"', "'"));
  const generic = /(^|[^-])serif$/.test(value) ? ['Georgia', 'serif'] : ['Helvetica', 'Arial', 'sans-serif'];
  const known = names.filter(
    (name) => !/fallback'?$/.test(name) && !/^(?:system-ui|sans-serif|serif|Georgia)$/.test(name),
  );
  return [...known, ...generic].join(', ');
}
