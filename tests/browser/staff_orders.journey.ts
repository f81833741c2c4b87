import { expect, test } from '@playwright/test'
import { createEmptyOrder } from './support/orders.ts'
import { staffWindow } from './support/people.ts'

test('staff create an empty order, change it at once, and are asked before they lose a change', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/manage-orders')
  await createEmptyOrder(page)

  await page.getByLabel('Discount, EUR').fill('42.03')
  await page.getByLabel('Discount, EUR').blur()
  await expect(page.getByText('1 unsaved change.')).toBeVisible()
  await page.getByRole('link', { name: 'Manage orders' }).click()
  await expect(page.getByText('Do you want to leave this page?', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Order \d+ saved$/)).toBeVisible()
  await expect(page.getByText('0.00 → 42.03')).toBeVisible()
  // What is filled in as received is what is due now.
  await expect(page.getByLabel('Amount received, EUR')).toHaveValue('544.98')
  await page.context().close()
})

test('a manager sets the state and sees why the rest is not theirs', async ({ browser }) => {
  const page = await staffWindow(browser, 'manager', '/admin/manage-orders?search=10410')
  await page.getByRole('link', { name: '10410', exact: true }).click()
  await expect(page.getByLabel('Discount, EUR')).toBeDisabled()
  await expect(page.getByText("You don't have permission")).toBeVisible()
  await expect(page.getByLabel('State')).toBeEnabled()
  await page.context().close()
})
