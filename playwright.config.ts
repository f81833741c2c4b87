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
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: SHOPS,
  retries: 0,
  reporter: [['list'], ...reports],
  use: {
    // Who waits in vain says after half a minute for what.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    baseURL: process.env.SHOP_URL,
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    locale: 'en-GB',
  },
})
