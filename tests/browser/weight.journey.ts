/// <reference lib="dom" />
import { expect, test } from '@playwright/test'

test('a product’s page comes with at most 25 files of scripts', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  await page.goto('/product/details/fx_spot_g10')
  await page.waitForLoadState('networkidle')
  console.log(`product page: ${scripts.size} files of scripts`)
  expect(scripts.size).toBeLessThanOrEqual(25)
})
