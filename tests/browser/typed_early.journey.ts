import { expect, test } from '@playwright/test'

test('what is typed before the scripts arrive is kept and searched for', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.fill('FX Spot G10')
  release()
  await page.waitForLoadState('networkidle')
  await search.press('End')
  await expect(search).toHaveValue('FX Spot G10')
  await search.press('Enter')
  await page.waitForURL(/search=FX/)
})
