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
  // A second try on a busy machine; each is named at the end as a defect to mend.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: WITHOUT_PICTURES,
    // Journeys begin after the question about cookies has been answered; its own journey asks it.
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
      // What a phone does otherwise; the rest is the same page.
      testMatch: /(\.phone|shell|product|basket)\.spec\.ts$/,
      // Rules that no layout touches are proven once.
      grepInvert:
        /PDP-0[46-8]|PDP-1[5-8]|WISH-07|ROUTE-1[12]|BASKET-01|SITE-0[12]|two tabs|a code takes|on the next device|connection that is lost|content security policy/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
