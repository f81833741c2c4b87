import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { choosePeople, leaveField } from './support/choose_people.ts'
import { ownCustomer } from './support/own_customer.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const GIVEN = ['Cash Market Liquidity', 'Open Interest Insight']
const MINE = '/my-account/my-subscriptions'

/** One person gets both from today on; leaves the page at what that person has. */
async function give(page: Page, email: string) {
  await page.getByRole('combobox', { name: 'User' }).fill(email)
  await page.getByRole('option', { name: new RegExp(email) }).click()
  await expect(page.getByRole('region', { name: 'Billing address' })).toBeVisible()
  for (const name of GIVEN) await tick(page.getByRole('checkbox', { name }))
  await expect(page.getByText(/^2 chosen/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Multiple subscriptions were submitted.').first()).toBeVisible()
  await page.getByRole('link', { name: 'To the subscriptions of the person' }).click()
  await expect(page.getByRole('heading', { name: GIVEN[0]! })).toBeVisible()
  await settled(page)
}

test('staff copy all that somebody has to three others, who have it at once', async ({
  browser,
  page,
}) => {
  test.slow()
  const from = await ownCustomer()
  const others = [await ownCustomer(), await ownCustomer(), await ownCustomer()]
  const last = await ownCustomer()
  const staff = await staffWindow(
    browser,
    'admin',
    '/admin/manage-users/add-multiple-subscriptions'
  )
  await give(staff, from)

  await staff.getByRole('button', { name: 'Copy all subscriptions' }).click()
  const form = staff.getByRole('form', { name: 'Copy all subscriptions' })
  await leaveField(form.getByRole('combobox', { name: 'Users to copy to' }))
  await form.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(form.getByText('Please select at least one user')).toBeVisible()
  await choosePeople(form, 'Users to copy to', others)
  const { violations } = await new AxeBuilder({ page: staff })
    .exclude('[data-live-announcer]')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await form.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(staff.getByText("All user's date ranges have been copied.").first()).toBeVisible()
  await expect(form).toHaveCount(0)

  await staff.goto('/admin/manage-subscriptions')
  await settled(staff)
  await staff.getByRole('link', { name: GIVEN[0]! }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(GIVEN[0]!)
  for (const other of [from, ...others]) {
    await expect(staff.getByRole('row').filter({ hasText: other })).toContainText('Active')
  }
  const row = staff.getByRole('row').filter({ hasText: from })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await staff.getByRole('menuitem', { name: 'Copy date ranges to others' }).click()
  const copying = staff.getByRole('form', { name: 'Copy date ranges to others' })
  await choosePeople(copying, 'Users to copy to', [last])
  await copying.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(staff.getByRole('row').filter({ hasText: last })).toContainText('Active')
  await staff.context().close()

  await page.goto(MINE)
  await signInAsCustomer(page, others[2]!)
  await page.waitForURL(`**${MINE}`)
  for (const name of GIVEN) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active')
  }
})
