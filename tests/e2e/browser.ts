const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
// The values that Playwright sets: a second flag of this name replaces the first.
const POINTER = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/** Most journeys load no pictures: decoding them would take most of the run. */
export const WITHOUT_PICTURES = {
  executablePath,
  args: [...FLAGS, `--blink-settings=${POINTER},imagesEnabled=false`],
};

/** For journeys that are about pictures: `test.use({ launchOptions: WITH_PICTURES })`. */
export const WITH_PICTURES = { executablePath, args: FLAGS };
