import { expect, test, type Page } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { untilInteractive } from './support/interactive.ts'
import { settled } from './support/settled.ts'

const PRODUCTS = [
  '/product/details/tick_cash_l1?from=2026-09-01&to=2026-09-30',
  '/product/details/ref_cash?from=2026-09-01&to=2026-09-30',
]

async function fill(page: Page) {
  for (const product of PRODUCTS) {
    await page.goto(product)
    await settled(page)
    await addToBasket(page)
  }
  await settled(page)
}

test('a visitor removes an item, takes it back, and deletes the basket after a question', async ({
  page,
}) => {
  await fill(page)
  const items = page.getByRole('article')
  await expect(items).toHaveCount(2)
  await expect(items.first().getByRole('img', { name: /trading days/ })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Cash Instruments' }).click()
  await expect(items).toHaveCount(1)
  await expect(page.getByText('Item deleted from the basket')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items).toHaveCount(2)

  await page.getByRole('button', { name: 'Delete basket' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/^2 products with \d+ trading days are removed/)).toBeVisible()
  await question.getByRole('button', { name: 'Keep basket' }).click()
  await expect(items).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete basket' }).click()
  await question.getByRole('button', { name: 'Delete basket' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
})

test('what is said while its place is still loading is shown, be it on the next page', async ({
  page,
}) => {
  await fill(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/toast_list-/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/basket/1')
  await untilInteractive(page)
  await page.getByRole('button', { name: 'Delete basket' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete basket' }).click()
  await expect(page.getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  release()
  await expect(page.getByText('Basket deleted')).toBeVisible()
})

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('total and next step stay at the bottom until their own place is there', async ({
    page,
  }) => {
    await fill(page)
    const next = page.getByRole('link', { name: 'Log in or register to order' })
    await expect(next).toHaveCount(2)
    await next.first().scrollIntoViewIfNeeded()
    await expect(next).toHaveCount(1)
    await next.click()
    await page.waitForURL('**/sign-in-or-register')
  })
})
