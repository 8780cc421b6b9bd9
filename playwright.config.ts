import { defineConfig, devices } from '@playwright/test';
import { WITHOUT_PICTURES } from './tests/e2e/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  // The retry only records a trace: a test that passes at the second try still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: WITHOUT_PICTURES,
    // Tests start with the cookie consent given; the test of the consent banner removes it.
    storageState: {
      cookies: [
        {
          name: 'consent',
          value: 'necessary',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    trace: 'on-first-retry',
    // Nothing moves under the pointer. Journeys of the phone and those about motion have it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Only what is different on a phone.
      testMatch: /(\.phone|shell|product|basket)\.spec\.ts$/,
      // These do not depend on the layout, so the desktop project tests them.
      grepInvert:
        /PDP-0[46-8]|PDP-1[5-8]|WISH-07|ROUTE-1[12]|BASKET-01|SITE-0[12]|two tabs|a code takes|on the next device|connection that is lost|content security policy/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
  ],
});
