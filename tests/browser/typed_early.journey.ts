import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

/** Opens a page whose scripts are held back, as it looks for good: a press would miss what moves yet. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body?.lastElementChild && document.fonts.size > 0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** The built file of a source of the pages. */
async function builtFile(source: string): Promise<string> {
  const manifest = JSON.parse(await readFile('build/public/assets/.vite/manifest.json', 'utf8'))
  return manifest[source].file
}

/** Holds the page's scripts, or one of them, back until they are released. */
async function holdScripts(page: Page, name = '*.js'): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/assets/${name}`, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await settled(page)
  }
}

test('what is typed before the scripts arrive is kept and searched for', async ({ page }) => {
  const release = await holdScripts(page)
  await openWithoutScripts(page, '/')
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
  await openWithoutScripts(page, '/register')
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

test('declarations that are ticked before the scripts arrive all count', async ({ page }) => {
  await page.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30')
  await settled(page)
  await addToBasket(page)
  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await signInAsCustomer(page, 'nina.keller@limmatdata.example')
  await page.waitForURL('**/basket/2')
  const release = await holdScripts(page)
  await openWithoutScripts(page, '/basket/3')
  const declarations = [/accept the terms/, /legal entity/, /privacy notice/]
  const boxes = declarations.map((name) => page.getByRole('checkbox', { name }))
  for (const box of boxes) await box.click({ force: true })
  await release()
  for (const box of boxes) await expect(box).toBeChecked()
  await page.getByRole('button', { name: /^Order for/ }).click()
  await page.waitForURL('**/basket-status/*')
})

test('a tick whose press begins before the scripts listen and ends after it counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 2_400 })
  const release = await holdScripts(page)
  await openWithoutScripts(page, '/register')
  const box = page.getByRole('checkbox', { name: /legal entity/ })
  await box.hover({ force: true })
  await page.mouse.down()
  await release()
  await page.mouse.up()
  await expect(box).toBeChecked()
  await box.click({ force: true })
  await expect(box).not.toBeChecked()
})

test('what is pressed before the scripts arrive is done once they are there', async ({ page }) => {
  const release = await holdScripts(page)
  await openWithoutScripts(page, '/register')
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await register.click({ force: true })
  await register.click({ force: true })
  await release()
  await expect(page.getByText('Company is required.').first()).toBeVisible()
  await expect(page).toHaveURL(/register$/)
})

test('what is pressed in a part that comes later is done when that part listens', async ({
  page,
}) => {
  const release = await holdScripts(
    page,
    await builtFile('inertia/components/catalogue/later_parts.ts')
  )
  await page.goto('/product/details/tick_cash_l1')
  await page.waitForSelector('html[data-ready]')
  const table = page.getByRole('radio', { name: 'Table' })
  await table.click()
  await expect(table).not.toBeChecked()
  await release()
  await expect(table).toBeChecked()
})
