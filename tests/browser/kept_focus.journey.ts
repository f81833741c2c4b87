/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

/** Whoever works by keys goes on on the page, not at its beginning. */
const focusIsOnPage = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('main'))))
    .toBe(true)

test('the focus stays where a customer works, though what was pressed is gone', async ({
  page,
}) => {
  await page.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30')
  await settled(page)
  await page.getByRole('button', { name: 'Add to basket' }).press('Enter')
  await expect(page.getByText('Added to the basket')).toBeVisible()
  await focusIsOnPage(page)
  await page.goto('/product/details/ref_cash?from=2026-09-01&to=2026-09-30')
  await addToBasket(page)
  await settled(page)
  await page.getByRole('button', { name: 'Remove Cash Instruments' }).press('Enter')
  await expect(page.getByText('Item deleted from the basket')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await focusIsOnPage(page)
  await page.getByRole('button', { name: 'Delete basket' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete basket' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
  await focusIsOnPage(page)
})

test('the focus stays with the row whose menu was used', async ({ browser }) => {
  const page = await staffWindow(browser, 'manager', '/admin/manage-users?search=luc.moreau')
  const menu = page.getByRole('button', { name: 'Actions for Luc Moreau' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Lock' }).press('Enter')
  const lock = page.getByRole('dialog')
  await lock.getByLabel('Reason').fill('Asked for it on the phone')
  await lock.getByRole('button', { name: 'Lock', exact: true }).press('Enter')
  await expect(page.getByText('User locked')).toBeVisible()
  await focusIsOnPage(page)
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Unlock' }).press('Enter')
  const unlock = page.getByRole('alertdialog').getByRole('button', { name: 'Unlock', exact: true })
  await unlock.press('Enter')
  await expect(page.getByText('User unlocked')).toBeVisible()
  await focusIsOnPage(page)
  await page.context().close()
})
