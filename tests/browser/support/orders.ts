import { expect, type Browser, type Page } from '@playwright/test'
import { staffWindow } from './people.ts'
import { tick } from './tick.ts'

/** From the basket to the confirmation; answers the number of the order. */
export async function checkOut(page: Page): Promise<number> {
  await page.goto('/basket/2')
  await page.getByRole('link', { name: 'Next: confirm and pay' }).click()
  await tick(page.getByRole('checkbox', { name: /accept the terms/ }))
  await tick(page.getByRole('checkbox', { name: /legal entity/ }))
  await page.getByRole('button', { name: /^Order for/ }).click()
  await page.waitForURL('**/basket-status/*')
  return Number(page.url().split('/').pop())
}

/** Staff sees the money and sets the order to Confirmed. */
export async function confirmPayment(browser: Browser, number: number) {
  const staff = await staffWindow(browser, 'admin', `/admin/manage-orders/${number}`)
  await confirmOrder(staff, number)
  await staff.context().close()
}

/** On the order's page of staff. */
export async function confirmOrder(staff: Page, number: number) {
  await staff.getByLabel('State').selectOption('Confirmed')
  await staff.getByRole('button', { name: 'Save changes' }).click()
  await expect(staff.getByText(`Order ${number} is now Confirmed`)).toBeVisible()
}

/** From the list of all orders: an order of Anna Brandt over 595.00 EUR; answers its number. */
export async function createEmptyOrder(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Create empty order' }).click()
  await page.getByRole('combobox', { name: 'Customer' }).fill('anna.brandt')
  await page.getByRole('option', { name: /Anna Brandt/ }).click()
  await expect(page.getByText(/VAT ID DE312748100/)).toBeVisible()
  await page.getByLabel('Administrative fee, EUR').fill('500')
  await page.getByLabel('Administrative fee, EUR').blur()
  await expect(page.getByRole('cell', { name: '595.00' })).toBeVisible()
  await page.getByRole('button', { name: 'Create order' }).click()
  const created = page.getByText(/^Order \d+ created$/)
  await expect(created).toBeVisible()
  return Number((await created.textContent())!.replaceAll(/\D/g, ''))
}

/** Waits on the customer's page until the worker has made all files. */
export async function untilCompleted(page: Page, number: number) {
  await page.goto(`/my-account/my-orders/${number}`)
  await expect(page.getByText(/Your files can be downloaded until/)).toBeVisible({
    timeout: 60_000,
  })
}
