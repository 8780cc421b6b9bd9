/** In-page helpers that `measure.ts` installs before any script of the page. */
declare global {
  interface Window {
    felt: { visible: (selector: string) => HTMLElement | null };
  }
}

export type ProfileName = 'phone' | 'desktop';
export type PageName = 'listing' | 'product' | 'checkout';

/**
 * One thing that a person does and what it shows. The functions run in the page, so they use nothing from outside. Both
 * get what `before` returned.
 */
export interface Interaction {
  name: string;
  page: PageName;
  /** Both, unless named. */
  profile?: ProfileName;
  /** The first visible element of this selector is used. */
  target: string;
  input?: 'press' | 'hover' | 'type' | 'select' | 'swipe' | 'back';
  /** Text to type, or the value to select. */
  value?: string;
  /** Clicked by script before the measurement. */
  first?: string;
  /** Fields that are filled by script before the measurement. */
  fill?: Record<string, string>;
  /** A navigation that comes before: the link that is pressed, and how its page is recognised. */
  via?: { press: string; arrived: string };
  before?: () => unknown;
  /** Milliseconds on a desktop, where the design names them. */
  desktopBudget?: number;
  /** Not what a first tap shows: it has shown something before, or a form is filled in first. */
  isLaterTap?: boolean;
  /** Before hydration it opens a tab of the browser, which the page does not see. */
  opensTab?: boolean;
  isShown: (before: unknown) => boolean;
}

const cardPicture = () => {
  const picture = document.querySelector<HTMLImageElement>('.product-card:has(.swatches) img');
  return picture?.closest('.card')?.querySelector<HTMLImageElement>('img')?.getAttribute('srcset');
};
const lastCard = () =>
  [...document.querySelectorAll<HTMLElement>('.card-grid [data-product]')].at(-1)?.dataset.product;
const firstCard = () => document.querySelector<HTMLElement>('.card-grid [data-product]')?.dataset.product;

export const CHECKOUT_DETAILS = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  streetName: '1 Loom Street',
  city: 'London',
  postalCode: 'E1 6AN',
  phone: '07700900123',
};

export const INTERACTIONS: Interaction[] = [
  {
    name: 'filters',
    page: 'listing',
    target: '.filter-buttons .chip, .facet-more',
    isShown: () => window.felt.visible('.facet-fold > summary') !== null,
  },
  {
    name: 'facet opens',
    page: 'listing',
    profile: 'desktop',
    target: '.facet-menu > summary',
    isShown: () => window.felt.visible('.facet-panel') !== null,
  },
  {
    name: 'heart on a card',
    page: 'listing',
    target: '.product-card-wish :is(button, a)',
    isShown: () =>
      window.felt.visible('dialog:popover-open input, .product-card-wish [aria-pressed=true]') !== null ||
      location.pathname.includes('/sign-in'),
  },
  {
    name: 'quick add',
    page: 'listing',
    target: '.quick-add',
    isShown: () => window.felt.visible('dialog:popover-open .quick-body, .product-page h1') !== null,
  },
  {
    name: 'swatch on a card',
    page: 'listing',
    target: '.swatches .swatch:not(:checked)',
    before: cardPicture,
    isShown: (before) => {
      const card = document.querySelector('.product-card:has(.swatches)');
      return card?.querySelector('img')?.getAttribute('srcset') !== before;
    },
  },
  {
    name: 'menu',
    page: 'listing',
    profile: 'phone',
    target: '.header-menu :is(button, summary)',
    isShown: () => window.felt.visible('dialog:popover-open li') !== null,
  },
  {
    name: 'menu',
    page: 'listing',
    profile: 'desktop',
    target: '.header-nav .nav-link',
    input: 'hover',
    isShown: () => window.felt.visible('.menu-panel') !== null,
  },
  {
    name: 'sort',
    page: 'listing',
    target: '.sort-select',
    input: 'select',
    value: 'price-asc',
    before: firstCard,
    isShown: (before) => {
      const card = document.querySelector<HTMLElement>('.card-grid [data-product]');
      return card !== null && card.dataset.product !== before;
    },
  },
  {
    name: 'load more',
    page: 'listing',
    target: '.load-button',
    // Before hydration the next page is a document of its own.
    before: lastCard,
    isShown: (before) => {
      const card = [...document.querySelectorAll<HTMLElement>('.card-grid [data-product]')].at(-1);
      return card !== undefined && card.dataset.product !== before;
    },
  },
  {
    name: 'search suggestion',
    desktopBudget: 120,
    page: 'listing',
    target: '.search-form input[name=q]',
    input: 'type',
    value: 'dre',
    isShown: () => window.felt.visible('.search-panel [role=option]') !== null,
  },
  {
    name: 'mini basket',
    page: 'listing',
    profile: 'desktop',
    target: '.header-tools a[href$="/basket"]',
    isShown: () =>
      window.felt.visible('dialog:popover-open.drawer') !== null || location.pathname.endsWith('/basket'),
  },
  {
    name: 'facet value → new count',
    desktopBudget: 120,
    page: 'listing',
    profile: 'desktop',
    target: '.facet-panel a[data-filter][href]',
    first: '.facet-menu > summary',
    before: () => document.querySelector('.list-count')?.textContent,
    isShown: (before) => {
      const count = document.querySelector('.list-count')?.textContent;
      return count !== undefined && count !== before;
    },
  },
  {
    name: 'card → product',
    desktopBudget: 150,
    page: 'listing',
    target: '.product-card-link',
    isShown: () => window.felt.visible('.product-page h1') !== null,
  },
  {
    name: 'card → whole product',
    isLaterTap: true,
    page: 'listing',
    target: '.product-card-link',
    isShown: () => window.felt.visible('#buy button[type=submit]') !== null,
  },
  {
    name: 'Back to the list',
    desktopBudget: 100,
    page: 'listing',
    target: 'body',
    input: 'back',
    via: { press: '.product-card-link', arrived: '.product-page .sizes, .product-page form' },
    isShown: () => window.felt.visible('.card-grid [data-product]') !== null,
  },
  {
    name: 'add without size',
    page: 'product',
    target: '#buy button[type=submit]',
    isShown: () =>
      [...document.querySelectorAll('.product-panel .field-error')].some((error) => error.checkVisibility()),
  },
  {
    name: 'choose a size',
    page: 'product',
    target: '.size:not([data-gone])',
    isShown: () => document.querySelector('.size input:checked') !== null,
  },
  {
    name: 'add with a size',
    page: 'product',
    target: '#buy button[type=submit]',
    first: '.size:not([data-gone])',
    isShown: () =>
      window.felt.visible('dialog:popover-open') !== null || location.pathname.endsWith('/basket'),
  },
  {
    name: 'colour',
    page: 'product',
    target: '.pdp-swatch:not([aria-current])',
    before: () => document.querySelector('.pdp-swatch[aria-current]')?.getAttribute('title'),
    isShown: (before) => {
      const current = document.querySelector('.pdp-swatch[aria-current]')?.getAttribute('title');
      return current !== undefined && current !== before;
    },
  },
  {
    name: 'size guide',
    opensTab: true,
    page: 'product',
    target: '.size-guide',
    isShown: () => window.felt.visible(':popover-open') !== null,
  },
  {
    name: 'gallery swipe',
    page: 'product',
    profile: 'phone',
    target: '.gallery-track',
    input: 'swipe',
    isShown: () => (document.querySelector('.gallery-track')?.scrollLeft ?? 0) > 20,
  },
  {
    name: 'gallery zoom',
    page: 'product',
    target: '.gallery-zoom',
    isShown: () =>
      window.felt.visible(':is([open], :popover-open) img, .gallery-zoom[data-zoomed] .zoom-layer') !== null,
  },
  {
    name: 'checkout field',
    page: 'checkout',
    target: 'input[name=email]',
    input: 'type',
    value: 'a',
    isShown: () => document.querySelector<HTMLInputElement>('input[name=email]')?.value === 'a',
  },
  {
    name: 'checkout step',
    page: 'checkout',
    target: '.checkout-details button[type=submit]',
    fill: CHECKOUT_DETAILS,
    isLaterTap: true,
    isShown: () => window.felt.visible('.choice:has(input[name=method])') !== null,
  },
];
