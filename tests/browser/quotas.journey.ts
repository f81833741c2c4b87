import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'

const from = (page: Page) => page.getByRole('textbox', { name: 'Start date' })
const until = (page: Page) => page.getByRole('textbox', { name: 'End date' })
const total = (page: Page) => page.getByRole('textbox', { name: 'Total, EUR' })
const comment = (page: Page) => page.getByRole('textbox', { name: /^Comment/ }).first()
const send = (page: Page) => page.getByRole('button', { name: 'Add quota' }).click()

/** Leaves a field, which is when an amount is read. */
async function type(page: Page, amount: string) {
  await total(page).fill(amount)
  await total(page).blur()
}

test('a quota that cannot be is refused at its field, and what was typed stays', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/quotas')
  await send(page)
  await from(page).fill('abc')
  await until(page).fill('2031/02/30')
  await comment(page).fill('Year 2031')
  await type(page, '')
  await send(page)
  await expect(from(page)).toHaveAccessibleDescription(/Enter a day as YYYY\/MM\/DD\./)
  await expect(until(page)).toHaveAccessibleDescription(/Enter a day as YYYY\/MM\/DD\./)
  await expect(total(page)).toHaveAccessibleDescription(/Quota must be higher than zero/)
  await expect(from(page)).toHaveValue('abc')
  await expect(until(page)).toHaveValue('2031/02/30')
  await expect(total(page)).toHaveValue('')

  await from(page).fill('2031/12/31')
  await until(page).fill('2031/01/01')
  await type(page, '0.99')
  await send(page)
  await expect(from(page)).toHaveAccessibleDescription(/Start date must be before end date/)
  await expect(total(page)).toHaveAccessibleDescription(/Quota must be higher than zero/)
  await expect(until(page)).not.toHaveAccessibleDescription(/Enter a day/)

  await from(page).fill('2026/06/01')
  await until(page).fill('2031/12/31')
  await type(page, '5000')
  await send(page)
  await expect(from(page)).toHaveAccessibleDescription(/Quotas cannot overlap/)
  await expect(from(page)).toHaveValue('2026/06/01')
  await expect(total(page)).toHaveValue('5,000.00')
  await expect(comment(page)).toHaveValue('Year 2031')

  await from(page).fill('2031/01/01')
  await send(page)
  await expect(page.getByText('Quota added')).toBeVisible()
  await page.getByRole('button', { name: /^Actions for the quota 2031\/01\/01/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete quota' }).click()
  await expect(page.getByText('Quota deleted')).toBeVisible()
  await page.context().close()
})
