import { expect, test } from '@playwright/test'
import { Hand } from './support/hand.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'

test('what three years cost is told without an account, in two clicks and one field', async ({
  page,
}) => {
  const hand = new Hand()
  await page.goto('/')
  await hand.type(page.getByRole('searchbox'), 'level-1 ticks')
  await page.keyboard.press('Enter')
  await hand.click(page.getByRole('link', { name: 'Cash Market Trades and Quotes', exact: true }))
  const quote = page.getByRole('region', { name: 'Quote' })
  await hand.click(quote.getByText('3 years', { exact: true }))
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
  await expect(quote.getByText(/^\d,\d{3}\.\d\d$/).last()).toBeInViewport()
  expect(hand).toMatchObject({ clicks: 2, fields: 1 })
})

test('from a security in the search to its order in eight clicks', async ({ page }) => {
  const hand = new Hand()
  await page.goto('/')
  await hand.type(page.getByRole('searchbox'), 'DE000ALS0013')
  await page.keyboard.press('Enter')
  await hand.click(page.getByRole('link', { name: 'Cash Market Trades by ISIN', exact: true }))
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect(quote.getByRole('textbox', { name: 'ISINs' })).toHaveValue('DE000ALS0013')
  await hand.type(quote.getByRole('textbox', { name: 'First day' }), '2026/10/05')
  await hand.type(quote.getByRole('textbox', { name: 'Last day' }), '2026/10/09')
  await page.keyboard.press('Enter')
  await expect(quote.getByText('1 ISIN on 5 days at 0.95')).toBeVisible()
  await hand.click(page.getByRole('button', { name: 'Add to basket' }))
  await hand.click(page.getByRole('button', { name: 'Open the basket' }))
  await hand.click(page.getByRole('link', { name: 'Log in or register to order' }))
  await hand.click(page.locator('main').getByText('Log in', { exact: true }))
  await page.waitForURL('**/sign-in/**')
  await hand.type(page.getByLabel(/e-mail/i).first(), 'luc.moreau@rivemarche.example')
  await hand.type(page.getByLabel('Password', { exact: true }), 'Kontor-Demo-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/basket/2')
  await hand.click(page.getByRole('link', { name: 'Next: confirm and pay' }))
  for (const box of [/accept the terms/, /legal entity/]) {
    await hand.click(page.getByRole('checkbox', { name: box }).locator('xpath=ancestor::label[1]'))
  }
  await expect(page.getByRole('button', { name: /^Order for/ })).toBeEnabled()
  expect(hand).toMatchObject({ clicks: 8, fields: 5 })
})

test('files and invoice of an order are two clicks from the account each', async ({ page }) => {
  await page.goto('/my-account')
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL('**/my-account')
  const [files, invoice] = [new Hand(), new Hand()]
  await files.click(page.getByRole('link', { name: '10409', exact: true }))
  const download = page.getByRole('button', { name: /^Download \d+ files/ })
  await expect(download).toBeInViewport({ ratio: 1 })
  const started = page.waitForEvent('download')
  await files.click(download)
  await (await started).cancel()
  expect(files.clicks).toBe(2)

  await page.goto('/my-account')
  await invoice.click(page.getByRole('link', { name: 'My orders' }).first())
  const row = page.getByRole('row').filter({ hasText: '10409' })
  const opened = page.waitForEvent('popup')
  await invoice.click(row.getByRole('link', { name: /^RE-\d+/ }))
  await opened
  expect(invoice.clicks).toBe(2)
})

test('what is stuck, since when and whose, is told on the first screen of the desk', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/today')
  const stuck = page.getByRole('region', { name: 'Stuck' })
  await expect(stuck.getByText(/the oldest since \d{4}\/\d\d\/\d\d/)).toBeInViewport()
  const first = stuck.getByRole('listitem').first()
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(first.getByText(/Stuck since \d{4}\/\d\d\/\d\d\./)).toBeInViewport()
  await expect(first.getByText(/nobody’s|yours since|^with /).first()).toBeInViewport()
  await page.context().close()
})
