import { expect, test, type Page } from '@playwright/test'
import { createEmptyOrder } from './support/orders.ts'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { statementOf, undecidedStatementOf } from './support/statement.ts'
import { tooWide } from './support/too_wide.ts'

/** At the width of a desk's screen nothing has to be pushed sideways. */
async function fitsDesktop(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
}

/** Papers are made by the worker: the page is asked again until one of the kind is there. */
async function untilPaper(page: Page, kind: 'Invoice' | 'Credit note'): Promise<string> {
  const paper = page.getByText(new RegExp(`^${kind} R[EK]-\\d+$`))
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(paper).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  return (await paper.textContent())!.split(' ').pop()!
}

test('a statement pays an order, its invoice is there, and a part goes back with a credit note', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/manage-orders')
  const number = await createEmptyOrder(page)

  await page.getByRole('link', { name: 'Manage orders' }).click()
  await page.getByRole('link', { name: 'Bank statements' }).click()
  const file = statementOf(number, '595.00')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible()
  await expect(page.getByText('Reference and amount fit')).toBeVisible()
  await fitsDesktop(page)
  await page.getByRole('button', { name: 'Select 1 exact match' }).click()
  await page.getByRole('button', { name: 'Book 1 line, 595.00 EUR' }).click()
  await expect(page.getByText('1 line was booked')).toBeVisible()

  await page.goto('/admin/manage-orders/statements')
  await settled(page)
  expect(await tooWide(page, 390), 'the list of statements on a phone').toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/manage-orders/${number}`)
  await expect(page.getByText(/from Registered to Confirmed/).first()).toBeVisible()
  const invoice = await untilPaper(page, 'Invoice')
  const pdf = await page.request.get(`/admin/manage-orders/invoices/${invoice}`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Refund money' }).click()
  await page.getByLabel('Amount, EUR').fill('596')
  await page.getByLabel('Amount, EUR').blur()
  await expect(page.getByText('At most 595.00 EUR can be refunded.').first()).toBeVisible()
  await page.getByLabel('Amount, EUR').fill('119')
  await page.getByLabel('Amount, EUR').blur()
  await page.getByLabel('Reason', { exact: true }).fill('A file was missing')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('button', { name: 'Refund 119.00 EUR' }).click()
  await expect(page.getByText('The refund was recorded; please make the transfer')).toBeVisible()
  const note = await untilPaper(page, 'Credit note')
  expect(note).toMatch(/^RK-\d+$/)
  await expect(page.getByText(`corrects ${invoice}`)).toBeVisible()
  await page.getByRole('button', { name: 'Refund money' }).click()
  await expect(page.getByText('At most 476.00 EUR can go back.')).toBeVisible()
  await page.context().close()
})

test('a line that needs a decision fits the page, with all that can be done about it', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/manage-orders')
  const number = await createEmptyOrder(page)

  await page.getByRole('link', { name: 'Manage orders' }).click()
  await page.getByRole('link', { name: 'Bank statements' }).click()
  const file = undecidedStatementOf(number, '595.00')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible()
  await expect(page.getByText('One order may be meant')).toBeVisible()
  const book = page.getByRole('button', { name: `Book on ${number}: line 1` })
  await expect(book).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set aside line 1' })).toBeVisible()
  await fitsDesktop(page)
  const { x, width } = (await book.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(1440)

  await book.click()
  await page.getByRole('button', { name: 'Book it' }).click()
  await expect(page.getByText('1 line was booked')).toBeVisible()
  await page.context().close()
})
