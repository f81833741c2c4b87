import { expect, test, type Locator, type Page } from '@playwright/test'

/** Holds the page's scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('networkidle')
  }
}

test('what is typed before the scripts arrive is kept and searched for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.fill('FX Spot G10')
  await release()
  await search.press('End')
  await expect(search).toHaveValue('FX Spot G10')
  await search.press('Enter')
  await page.waitForURL(/search=FX/)
})

test('what is ticked before the scripts arrive is still ticked after the next tick', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  const [first, second] = [/legal entity/, /privacy notice/].map((name) =>
    page.getByRole('checkbox', { name })
  ) as [Locator, Locator]
  await first.click({ force: true })
  await expect(first).toBeChecked()
  await release()
  await second.click({ force: true })
  await expect(second).toBeChecked()
  await expect(first).toBeChecked()
})
