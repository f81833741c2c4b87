import { expect, test } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

test('staff see what is late first, and how the days of that product came', async ({ browser }) => {
  const staff = await staffWindow(browser, 'admin', '/admin/arrivals')
  const board = staff.getByRole('table', { name: 'Days of products by state' })
  const rows = board.getByRole('row')
  await expect(rows.nth(1)).toContainText('Late')
  await staff.getByRole('link', { name: /^Missing/ }).click()
  await expect(rows.nth(1)).toContainText('Missing')
  await staff.getByRole('link', { name: /^Late/ }).click()
  await expect(rows.nth(1)).toContainText('Late')
  await rows.nth(1).getByRole('link').first().click()
  await expect(staff.getByRole('columnheader', { name: 'Usual' })).toBeVisible()
  const days = staff.getByRole('table', { name: 'Days of this product' })
  await expect(days.getByRole('row').filter({ hasText: 'Late' })).toHaveCount(1)
  await staff.context().close()
})

test('everybody finds the status of the data at the foot of each page', async ({ page }) => {
  await page.goto('/faq')
  await settled(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status of the data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of the data')
  await expect(page.getByText('Missing: 1')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText(/Expected about|later than usual/)
})
