import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { shopToday } from './support/shop_today.ts'

const PRODUCT = { code: 'fx_fixing_volumes', name: 'FX Spot Fixing Volumes' }
const RANGE = 'from=2026-08-03&to=2026-09-11'

const euros = (cents: number) => (cents / 100).toFixed(2)
const centsIn = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)

/** What the buyer's quote says of these days. */
async function quoted(page: Page, cents: number) {
  await page.goto(`/product/details/${PRODUCT.code}?${RANGE}`)
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect(quote.getByText(`days at ${euros(cents)} a day`)).toBeVisible({ timeout: 3_000 })
}

test('a price rise is rehearsed, seen by what it brings, published and quoted to the buyer', async ({
  browser,
  page: buyer,
}) => {
  const name = `Journey ${Date.now()}`
  const staff = await staffWindow(browser, 'admin', '/admin/rules')
  await staff.getByRole('link', { name: 'Rehearse rules' }).click()
  await staff.waitForURL('**/admin/rules/new')
  await settled(staff)
  const price = staff.getByRole('textbox', { name: PRODUCT.name, exact: true })
  const before = centsIn(await price.inputValue())
  const after = before + 100
  await quoted(buyer, before)

  await price.fill(euros(after))
  await price.press('Tab')
  await staff.getByLabel('Name of the rehearsal').fill(name)
  await staff.getByLabel('To begin on', { exact: true }).fill(shopToday().replaceAll('-', '/'))
  await staff.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await staff.waitForURL(/\/admin\/rules\/\d+$/)
  await expect(staff.getByRole('heading', { name: 'What it would have brought' })).toBeVisible()
  await expect(staff.getByRole('table', { name: 'By month' }).getByRole('row')).not.toHaveCount(1)
  const drafted = staff.getByRole('row').filter({ hasText: PRODUCT.name }).first()
  await expect(drafted).toContainText(euros(after))
  await quoted(buyer, before)

  await staff.getByRole('button', { name: 'Publish', exact: true }).click()
  const asked = staff.getByRole('alertdialog').or(staff.getByRole('dialog'))
  await asked.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(staff.getByText(/published these rules; they hold from/)).toBeVisible()
  await expect(() => quoted(buyer, after)).toPass({ timeout: 15_000 })
  await staff.context().close()
})
