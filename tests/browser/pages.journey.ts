import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { tooWide } from './support/too_wide.ts'

const PAGES = [
  '/',
  '/products',
  '/products?category=fx&search=nothing-like-this',
  '/product/details/fx_spot_g10',
  '/basket/1',
  '/faq',
  '/terms-and-conditions',
  '/contact',
  '/sign-in-or-register',
  '/no-such-page',
]

for (const scheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`${path} is accessible, keeps to its policy and fits, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !text.includes('404')) complaints.push(text)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        // Still called experimental: whoever speaks to the page says what stands there.
        .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      for (const width of [1440, 390, 320]) {
        expect(await tooWide(page, width), `${width} px`).toBeLessThanOrEqual(0)
      }
      expect(complaints).toEqual([])
      await context.close()
    })
  }
}

test('German pages are German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Produkte')
  await page.goto('/gibt-es-nicht')
  await expect(page.getByText('Seite nicht gefunden.')).toBeVisible()
  await context.close()
})
