import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'

const { executablePath, args } = await findChromium()
const reports = process.env.REPORT_FILE
  ? ([['json', { outputFile: process.env.REPORT_FILE }]] as const)
  : []

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.journey.ts',
  outputDir: 'tmp/journeys',
  globalSetup: './tests/browser/support/shop.ts',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  reporter: [['list'], ...reports],
  use: {
    baseURL: process.env.SHOP_URL,
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    locale: 'en-GB',
  },
})
