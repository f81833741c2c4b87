import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { checkOut, confirmPayment, untilCompleted } from './support/orders.ts'
import { signInAsCustomer } from './support/people.ts'
import { tick } from './support/tick.ts'

test('a buyer finds a product, chooses days, orders, and downloads each file once', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('FX Spot G10')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'FX Spot G10, Trades and Best Quotes' }).click()

  await page.getByRole('textbox', { name: 'First day' }).fill('2026/10/01')
  await page.getByRole('textbox', { name: 'Last day' }).fill('2026/10/31')
  await page.getByRole('textbox', { name: 'Last day' }).press('Enter')
  await expect(page.getByText('191.30')).toBeVisible()
  await addToBasket(page)
  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL('**/basket/2')

  const number = await checkOut(page)
  await expect(page.getByText(/^RF\d\d/)).toBeVisible()
  await page.goto(`/my-account/my-orders/${number}`)
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await expect(page.getByText(/Reverse charge: delivery to France/)).toBeVisible()

  await confirmPayment(browser, number)
  await untilCompleted(page, number)

  const item = page.getByRole('region', { name: 'FX Spot G10, Trades and Best Quotes' })
  const row = item.getByRole('row').filter({ hasText: '2026/10/01' })
  // The first item's files are unfolded; what lay in the basket before stands above.
  if (!(await row.isVisible())) await item.getByText('October 2026').last().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /Download/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('MRDF_FX_SPOT_G10_20261001.csv.gz')
  const bytes = readFileSync(await download.path())
  const sum = createHash('sha256').update(bytes).digest('hex')
  /* The page says so by itself. */
  await expect(page.getByText(/Downloaded on/).first()).toBeVisible()
  await expect(page.getByText(sum.slice(0, 8)).first()).toBeVisible()

  /* Confirmation, invoice, and that the files are there. */
  await expect.poll(() => mailsAbout(number), { timeout: 60_000 }).toBe(3)
})

/** Mails in the inbox whose subject names the order. */
async function mailsAbout(number: number): Promise<number> {
  const answer = await fetch(`${process.env.INBOX_URL}/api/email`)
  const mails = (await answer.json()) as { subject: string }[]
  return mails.filter(({ subject }) => subject.includes(String(number))).length
}

test('a double click on the order button places one order', async ({ page }) => {
  await page.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30')
  await addToBasket(page)
  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL('**/basket/2')
  await page.goto('/my-account/my-orders')
  const orders = page.locator('main a[href*="/my-orders/"]')
  const before = await orders.count()
  await page.goto('/basket/3')
  await tick(page.getByRole('checkbox', { name: /accept the terms/ }))
  await tick(page.getByRole('checkbox', { name: /legal entity/ }))
  await page.getByRole('button', { name: /^Order for/ }).dblclick()
  await page.waitForURL('**/basket-status/*')
  await page.goto('/my-account/my-orders')
  await expect(orders).toHaveCount(before + 1)
})
