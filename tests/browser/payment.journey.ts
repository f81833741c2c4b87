import { expect, test, type Page } from '@playwright/test'
import { addToBasket, untilAdded } from './support/basket.ts'
import { openBilling } from './support/addresses.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const ACCEPTED = '4711100000000000'
const ASKS_BANK = '4012001037461114'

/** A month of a product in the basket, and the buyer at the last step. */
async function toLastStep(page: Page, email: string) {
  await page.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30')
  await settled(page)
  await addToBasket(page)
  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await signInAsCustomer(page, email)
  await page.waitForURL('**/basket/2')
  await page.getByRole('link', { name: 'Next: confirm and pay' }).click()
  await page.waitForURL('**/basket/3')
  await settled(page)
}

/** Types into the frames of the card provider. */
async function fillCard(page: Page, number: string, cvc = '123') {
  await page.getByRole('radio', { name: /Credit card/ }).check()
  await expect(page.getByText('Card data go to the card provider directly')).toBeVisible()
  const values = { 'Card number': number, 'Valid until': '1249', 'CVC': cvc }
  for (const [title, value] of Object.entries(values)) {
    const field = page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
    await field.pressSequentially(value)
    await expect(field).toHaveValue(/\d/)
  }
}

async function declare(page: Page) {
  await tick(page.getByRole('checkbox', { name: /accept the terms/ }))
  await tick(page.getByRole('checkbox', { name: /legal entity/ }))
}

/** The payment that the browser waits for. */
const keptPayment = (page: Page) => page.evaluate(() => localStorage.getItem('paymentId'))

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* EUR by card/ }).click()

test('a declined card is said above the form, another one pays, and the files come', async ({
  page,
}) => {
  await toLastStep(page, 'anna.brandt@elbquant.example')
  await fillCard(page, ACCEPTED, '051')
  await declare(page)
  await pay(page)
  await expect(page.getByText('Your card was declined.')).toBeVisible()

  const cvc = page.frameLocator('iframe[title="CVC"]').getByRole('textbox')
  await cvc.fill('')
  await cvc.pressSequentially('123')
  await pay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your order \d+ is paid/)
  await page.getByRole('link', { name: /^Open order/ }).click()
  await expect(page.getByText(/Your files can be downloaded until/)).toBeVisible({
    timeout: 60_000,
  })
})

test('the bank is asked: left without an answer the basket is locked, confirmed it is an order', async ({
  page,
}) => {
  await toLastStep(page, 'luc.moreau@rivemarche.example')
  await fillCard(page, ASKS_BANK)
  await declare(page)
  await pay(page)
  await page.waitForURL('**/redirect/3ds/**')
  await page.getByRole('button', { name: 'Leave without an answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your bank wants to confirm/)
  const [, paymentId] = /basket-status\/([\w-]{36})$/.exec(page.url())!
  await expect.poll(() => keptPayment(page)).toBe(paymentId)

  await page.goto('/basket/1')
  await expect(page.getByText(/locked due to the ongoing payment process/).first()).toBeVisible()
  await page.goto('/basket/3')
  await page.getByRole('link', { name: 'To the payment under way' }).click()
  await page.getByRole('button', { name: "Go to the bank's page" }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your order \d+ is paid/)
  await expect.poll(() => keptPayment(page)).toBeNull()
})

test('the tab is closed at the bank: the notification makes the order all the same', async ({
  page,
}) => {
  await toLastStep(page, 'luc.moreau@rivemarche.example')
  await fillCard(page, ASKS_BANK)
  await declare(page)
  await pay(page)
  await page.waitForURL('**/redirect/3ds/**')
  await page.request.post(page.url(), { form: { answer: 'approve' }, maxRedirects: 0 })
  await page.goto('/my-account/my-orders')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toContainText(/Confirmed|Processing|Completed/)
  }).toPass({ timeout: 60_000 })
  await page.goto('/basket/1')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
})

test('a payment that the bank refuses is told, and leads back after ten seconds', async ({
  page,
}) => {
  await toLastStep(page, 'luc.moreau@rivemarche.example')
  await fillCard(page, ASKS_BANK)
  await declare(page)
  await pay(page)
  await page.waitForURL('**/redirect/3ds/**')
  await page.getByRole('button', { name: 'Decline payment' }).click()
  await expect(page.getByText('The problem with your payment occurred:')).toBeVisible()
  await expect(page.getByText('Please contact our support team.')).toBeVisible()
  await page.waitForURL('**/basket/3', { timeout: 60_000 })
})

test('outside the EU a card is impossible, and the page says why', async ({ page }) => {
  await toLastStep(page, 'nina.keller@limmatdata.example')
  const card = page.getByRole('radio', { name: /Credit card/ })
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/Credit card payment is currently not possible/)).toBeVisible()
})

test('the terms open above the checkout, and nothing that was filled in is lost', async ({
  page,
}) => {
  await toLastStep(page, 'anna.brandt@elbquant.example')
  await page.getByLabel('Cost centre').fill('4711')
  await page.getByRole('link', { name: 'Read the terms and conditions' }).click()
  const dialog = page.getByRole('dialog', { name: /terms and conditions/i })
  await expect(dialog.getByText('1. Parties and scope')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Cost centre')).toHaveValue('4711')
})

test('staff of the derivatives market order by quota, without VAT', async ({ browser }) => {
  const page = await staffWindow(browser, 'derivatives', '/my-account/my-orders')
  await page.goto('/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30')
  await settled(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await untilAdded(page)
  await page.goto('/basket/2')
  await fillAddress(page)
  await page.getByRole('link', { name: 'Next: confirm and pay' }).click()
  await page.waitForURL('**/basket/3')
  await settled(page)
  await page.getByRole('radio', { name: /Quota/ }).check()
  await expect(page.getByText(/of 1,000,000.00 EUR used/)).toBeVisible()
  await expect(page.getByText('No VAT on payment by quota.')).toBeVisible()
  await declare(page)
  await page.getByRole('button', { name: /^Order .* EUR by quota/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your order \d+ is registered/)
  await page.context().close()
})

async function fillAddress(page: Page) {
  await openBilling(page, 'Change')
  await page.getByLabel('Company or name').fill('Alster Exchange AG')
  await page.getByLabel('Street and number').fill('Speicherkontor 7')
  await page.getByLabel('Postcode').fill('20457')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Speicherkontor 7').first()).toBeVisible()
}
