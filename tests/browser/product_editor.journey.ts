import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const CODE = 'tick_pldr_quotes'
const NAME = 'Polder Guaranteed Quotes'
const PRODUCTS = '/admin/manage-products'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'Description, English' })

test('staff draft a text, publish it for customers, and take it back', async ({
  browser,
  page: customer,
}) => {
  const said = `Quotes guaranteed to retail investors, journey ${Date.now()}.`
  const staff = await staffWindow(browser, 'admin', `${PRODUCTS}?search=${CODE}`)
  await isAccessible(staff)
  await staff.getByRole('link', { name: NAME }).click()
  await staff.waitForURL(/manage-products\/\d+$/)
  await settled(staff)
  const before = await descriptionOf(staff).inputValue()

  await descriptionOf(staff).fill(said)
  await expect(staff.locator('ins').first()).toBeVisible()
  await staff.getByRole('textbox', { name: 'Name' }).fill('')
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Is needed.')).toBeVisible()
  await expect(descriptionOf(staff)).toHaveValue(said)
  await staff.getByRole('textbox', { name: 'Name' }).fill(NAME)
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await isAccessible(staff)
  await customer.goto(`/product/details/${CODE}`)
  await expect(customer.getByText(before).first()).toBeVisible()

  await staff.getByRole('button', { name: 'Show its page' }).click()
  const shown = staff.getByRole('article').last()
  await expect(shown.getByText(said)).toBeVisible()
  await expect(shown.getByText(/^Venues?$/)).toBeVisible()
  await staff.getByRole('radio', { name: 'German' }).click()
  await expect(
    staff
      .locator('article[lang=de]')
      .getByText(/^Handelspl/)
      .first()
  ).toBeVisible()
  await isAccessible(staff)

  await staff.getByRole('button', { name: 'Publish now' }).click()
  await expect(staff.getByText(/^Draft \d+ published$/)).toBeVisible()
  await expect(async () => {
    await customer.goto(`/product/details/${CODE}`)
    await expect(customer.getByText(said).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })

  await staff
    .getByRole('button', { name: /^Take draft \d+ back$/ })
    .first()
    .click()
  await expect(descriptionOf(staff)).toHaveValue(before)
  await staff.getByRole('button', { name: 'Publish now' }).click()
  await expect(staff.getByText(/^Draft \d+ published$/).last()).toBeVisible()
  await expect(async () => {
    await customer.goto(`/product/details/${CODE}`)
    await expect(customer.getByText(before).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
  await staff.context().close()
})

test('the second of two editors is told, and saves over it with what was typed', async ({
  browser,
}) => {
  const one = await staffWindow(browser, 'admin', `${PRODUCTS}?search=${CODE}`)
  await one.getByRole('link', { name: NAME }).click()
  await one.waitForURL(/manage-products\/\d+$/)
  const { pathname } = new URL(one.url())
  const other = await staffWindow(browser, 'admin', pathname)
  await settled(one)
  await descriptionOf(one).fill('Written by one.')
  await descriptionOf(other).fill('Written by the other.')
  await one.getByRole('button', { name: 'Save draft' }).click()
  await expect(one.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText(/has changed this meanwhile/)).toBeVisible()
  await expect(descriptionOf(other)).toHaveValue('Written by the other.')
  await other.getByRole('button', { name: 'Save over the other change' }).click()
  await expect(other.getByRole('button', { name: 'Discard the draft' })).toBeVisible()
  await expect(descriptionOf(other)).toHaveValue('Written by the other.')
  await other.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(other.getByText(/^Draft \d+ discarded$/)).toBeVisible()
  for (const page of [one, other]) await page.context().close()
})

test('countries in which a product is not sold are edited in the list', async ({ browser }) => {
  const page = await staffWindow(browser, 'admin', `${PRODUCTS}?search=${CODE}`)
  for (const then of ['CA', '–']) {
    await page.getByRole('button', { name: `Actions for ${NAME}` }).click()
    await page.getByRole('menuitem', { name: 'Edit countries' }).click()
    await page
      .getByRole('form')
      .getByRole('button', { name: /Not sold to/ })
      .click()
    await page.getByRole('option', { name: 'Canada' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('form').getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Product edited').last()).toBeVisible()
    await expect(
      page
        .getByRole('row', { name: new RegExp(NAME) })
        .getByText(then)
        .first()
    ).toBeVisible()
  }
  await page.context().close()
})
