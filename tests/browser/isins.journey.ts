import { expect, test } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const PRODUCT = '/product/details/tick_cash_isin?from=2026-10-05&to=2026-10-09'

test('a visitor enters ISINs, changes them in the basket and finds them there after signing in', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  await settled(page)
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect(quote.getByText('Enter at least one ISIN first.')).toBeVisible()
  await quote.getByRole('textbox', { name: 'ISINs' }).fill('de000als0013 US0378331005')
  await expect(quote.getByText('1 ISIN on 5 days at 0.95')).toBeVisible()
  await expect(quote.getByText('Not in the files, not charged: US0378331005')).toBeVisible()
  await expect(page).toHaveURL(/isins=DE000ALS0013/)
  await addToBasket(page)

  const line = page.getByRole('article')
  await expect(line.getByText('Alster Schifffahrt AG')).toBeVisible()
  await expect(line.getByText(/^Corporate actions are not adjusted/)).toBeVisible()
  await settled(page)
  await line.getByRole('button', { name: 'Edit range and ISINs' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'ISINs' }).fill('DE000ALS0014')
  await expect(dialog.getByText('Invalid ISIN(s) entered')).toBeVisible()
  await expect(dialog.getByText('The last digit does not fit the others.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use DE000ALS0013' }).click()
  await expect(dialog.getByRole('textbox', { name: 'ISINs' })).toHaveValue('DE000ALS0013')
  await dialog
    .getByRole('textbox', { name: 'ISINs' })
    .fill('DE000ALS0013\tAlster Schifffahrt AG\nFR0000LOI090\tLoire Optique SA')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(line.getByText('2 ISINs on 5 days at 0.95')).toBeVisible()

  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await page.waitForURL('**/sign-in-or-register')
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL('**/basket/2')
  await page.goto('/basket/1')
  await expect(page.getByRole('article').getByText('Loire Optique SA')).toBeVisible()
})
