import { defineConfig } from '@playwright/test'
import { ownShop, SHOPS } from './tests/browser/support/own_shop.ts'
import { findChromium } from './tests/support/chromium.ts'

const { executablePath, args } = await findChromium()
const reports = process.env.REPORT_FILE
  ? ([['json', { outputFile: process.env.REPORT_FILE }]] as const)
  : []

ownShop()

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.journey.ts',
  outputDir: 'tmp/journeys',
  globalSetup: './tests/browser/support/shop.ts',
  // Only ends what hangs: each step has its own limit below, and a busy machine is no fault of a journey.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: SHOPS,
  retries: 0,
  reporter: [['list'], ['./tests/browser/support/seen_reporter.ts'], ...reports],
  use: {
    // Who waits in vain says after half a minute for what.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: process.env.SHOP_URL,
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    // A film of each journey is half of all the work: `TRACE=1` asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
