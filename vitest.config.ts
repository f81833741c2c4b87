import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { findChromium } from './tests/support/chromium.ts'

const vite = '.storybook/vite.config.ts'
const launchOptions = await findChromium()
const configDir = join(import.meta.dirname, '.storybook')

/** One window for all files: to load the parts anew for each of them is a third of the time. */
const isolate = false

const browser = (more: Partial<BrowserConfigOptions> = {}): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions: { deviceScaleFactor: 1 } }),
  instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
  ...more,
})

export default defineConfig({
  test: {
    // What differs is laid beside its reference there.
    attachmentsDir: 'tmp/looks',
    projects: [
      {
        extends: vite,
        test: {
          name: 'unit',
          isolate,
          include: ['{design-system/src,inertia}/**/*.test.{ts,tsx}'],
          setupFiles: ['.storybook/unit.setup.ts'],
          browser: browser(),
        },
      },
      {
        extends: vite,
        plugins: [storybookTest({ configDir })],
        test: {
          // Shown once: played, judged by axe, and then pictured.
          name: 'stories',
          isolate,
          setupFiles: ['.storybook/looks.setup.ts'],
          browser: browser({
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
                resolveScreenshotPath: ({ root, arg, ext }) =>
                  join(root, 'design-system/screenshots', `${arg}${ext}`),
              },
            },
          }),
        },
      },
    ],
  },
})
