/** How the picture of the window is shown; the same for the preview, so that it is loaded once. */
export const QUICK_PICTURE = { sizes: '180px', widths: [180, 240, 320] };

/** The class names of the link below the button. */
export const VIEW_PRODUCT = 'text-link min-h-11 content-center justify-self-center';
