import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { checkOut, confirmPayment } from './support/orders.ts'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const GENEROUS = { timeout: 60_000 }

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-live-announcer]')
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([])
}

test('the page of an order hears of its payment, fills by itself, and hands everything out', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await page.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-10-30')
  await settled(page)
  await addToBasket(page)
  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL('**/basket/2')
  const number = await checkOut(page)

  await page.goto(`/my-account/my-orders/${number}`)
  await settled(page)
  await expect(page.getByText(/Waiting for your payment of/)).toBeVisible()
  await expect(page.getByText('DE65 2099 9900 0000 7007 00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy payment details' })).toBeVisible()
  await expect(page.getByText('0 of', { exact: false }).first()).toBeVisible()

  await isAccessible(page)

  await confirmPayment(browser, number)
  await expect(page.getByText(/Waiting for your payment of/)).toBeHidden(GENEROUS)
  await expect(page.getByText('Your payment arrived', { exact: false })).toBeVisible(GENEROUS)
  const download = page.getByRole('button', { name: /^Download \d+ files/ })
  await expect(download).toBeVisible(GENEROUS)
  await expect(page.getByText(/Your files can be downloaded until/)).toBeVisible(GENEROUS)

  // What another journey left in the basket stands above, its files unfolded.
  const item = page.getByRole('region', { name: 'Cash Market Trades and Quotes', exact: true })
  const row = (day: string) => item.getByRole('row').filter({ hasText: day })
  if (!(await row('2026/10/01').isVisible())) await item.getByText('October 2026').click()
  await expect(row('2026/10/01')).toBeVisible()
  await expect(row('2026/09/01')).toBeHidden()

  await isAccessible(page)

  const [archive] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(archive.suggestedFilename()).toBe(`order_${number}.zip`)
  await archive.path()
  await page.reload()
  await expect(page.getByText('You have fetched all files.', { exact: false })).toBeVisible(
    GENEROUS
  )
})

test('the account says what needs its customer, and leads there', async ({ page }) => {
  await page.goto('/my-account')
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL('**/my-account')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/things need you/)
  const needs = page.getByRole('list', { name: 'What needs you' })
  const count = await needs.locator('> li').count()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} things`))
  await expect(page.getByRole('list', { name: 'Good to know' })).toBeVisible()
  const [pay] = await needs.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(pay).toMatch(/^Order \d+ waits for your payment$/)
  await expect(needs.getByText(/^RF\d\d/).first()).toBeVisible()
  const iban = needs.getByText(/^DE\d\d /).first()
  await expect(iban).toBeHidden()
  await needs
    .getByText(/^Payment details/)
    .first()
    .click()
  await expect(iban).toBeVisible()
  await expect(needs.getByRole('img', { name: /banking apps/ }).first()).toBeVisible()
  await expect(needs.getByText(/^\d+ files of order \d+ wait for you$/).first()).toBeVisible()
  await expect(needs.getByRole('link', { name: /^anna\.b@.* is not validated$/ })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'My account' })
  await expect(menu.getByRole('link', { name: /^My orders \d/ })).toBeVisible()

  await isAccessible(page)

  await menu.getByRole('link', { name: /^My invoices/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My invoices')
  await isAccessible(page)
  const pdf = page.getByRole('link', { name: /as PDF$/ }).first()
  const answer = await page.request.get((await pdf.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /as ZIP/ })
      .first()
      .click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/^invoices_\d{4}-\d\d\.zip$/)
})
