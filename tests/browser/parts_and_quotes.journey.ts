import { expect, test } from '@playwright/test'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const PRODUCT = '/product/details/ref_cash_filtered?from=2026-10-01&to=2026-10-31'

test('a visitor chooses parts, signs in to save the quote and finds it saved with them', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  await settled(page)
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('button', { name: /Venues/ }).click()
  await page.getByRole('option', { name: 'Alster Derivatives' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/levelOne=XALC&levelTwo=EUR/)

  await quote.getByRole('button', { name: /Venues/ }).click()
  await page.getByRole('option', { name: 'Alster Cash Market' }).click()
  await page.keyboard.press('Escape')
  await expect(quote.getByText('Please choose at least one venue.')).toBeVisible()

  await page.goto(`${PRODUCT}&levelOne=XALC&levelTwo=EUR,CHF`)
  await settled(page)
  await quote.getByRole('button', { name: 'Log in to save the quote' }).click()
  await page.waitForURL('**/sign-in-or-register')
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL('**/my-account/quotes/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quote Q-\d{4}-\d{6}$/)
  await expect(page.getByText('Venues: Alster Cash Market', { exact: true })).toBeVisible()
  await expect(page.getByText('Currencies and assets: EUR, CHF', { exact: true })).toBeVisible()
})

test('closed days of Christmas and new year are named and never charged', async ({ page }) => {
  await page.goto('/product/details/index_close?from=2024-10-01&to=2025-01-31')
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect(quote.getByText(/2024\/12\/25 Christmas Day, 2025\/01\/01 New Year/)).toBeVisible()
  const cell = page.getByRole('gridcell', { name: /^1 January 2025,/ })
  await expect(cell).toHaveAccessibleName(/exchange holiday/)
})
