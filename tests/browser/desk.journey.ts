import { expect, test } from '@playwright/test'
import { creditorReference, inGroupsOfFour } from '../../app/shared/domain/creditor_reference.ts'
import { createEmptyOrder } from './support/orders.ts'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const MOST_KEYS = 9

test('a transfer is found by its reference and confirmed by keyboard alone', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/manage-orders')
  const number = await createEmptyOrder(page)
  await page.goto('/admin/today')
  await settled(page)

  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  await press('/')
  await expect(page.getByLabel('A line from the bank')).toBeFocused()
  // What the bank's page gave to the clipboard comes with one chord.
  keys++
  await page.keyboard.insertText(`${inGroupsOfFour(creditorReference(number))} 595,00`)
  await press('Enter')
  const confirm = page.getByRole('button', { name: /^Confirm/ })
  await expect(confirm).toBeFocused()
  await press('Enter')
  await expect(page.getByText(`order ${number} goes on`).first()).toBeVisible()
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
  await page.context().close()
})

test('a row is reached, taken and let go of by keys, and the address keeps whose are shown', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/today')
  await expect(page.getByRole('heading', { name: 'Unpaid' })).toBeVisible()
  await page.keyboard.press('j')
  const row = page.locator('[data-row][aria-current]')
  await expect(row).toBeFocused()
  const name = await row.getAttribute('data-row')
  await page.keyboard.press('t')
  await expect(row.getByText(/yours since/)).toBeVisible()
  await page.goto('/admin/today?whose=mine')
  await expect(page.locator(`[data-row="${name}"]`)).toBeVisible()
  await page.goto('/admin/today')
  await settled(page)
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await expect(row.getByText(/yours since/)).toBeHidden()
  await page.keyboard.press('u')
  await expect(row.getByText(/yours since/)).toBeVisible()
  await page.keyboard.press('t')
  await expect(row.getByText(/yours since/)).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible()
  await page.context().close()
})

test('money that is owed back goes back from the desk, and its transfer is told there', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/today')
  const owed = page.locator('[data-row^="owed-"]').filter({ hasText: 'Elbquant Research GmbH' })
  await owed.getByRole('button', { name: 'Refund 86.63' }).click()
  await page.getByLabel('Reason').fill('The source is being rebuilt')
  await page.getByRole('button', { name: 'Refund 86.63 EUR' }).click()
  await expect(page.getByText('The refund was recorded; please make the transfer')).toBeVisible()
  await expect(owed).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm transfer' }).click()
  await page.getByRole('button', { name: 'Today' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Refunds to transfer')).toBeHidden()
  await page.context().close()
})
