import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { latestMailTo } from './support/inbox.ts'
import { staffWindow } from './support/people.ts'
import { fillCustomer, firstSignIn } from './support/registered.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('sales register a customer with a trial, which the customer finds at the first sign-in', async ({
  browser,
}) => {
  const email = `tove.lund.${Date.now()}@nordkontor.example`
  const page = await staffWindow(browser, 'sales', '/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sales registration/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales registration')
  await settled(page)
  await expectAccessible(page)
  await expect(page.getByRole('checkbox', { name: 'Fund Prices' })).toBeHidden()
  const company = `Lund ${email}`
  await fillCustomer(page, { email, firstName: 'Tove', lastName: 'Lund', company })
  await tick(page.getByRole('checkbox', { name: 'Open Interest Insight' }))
  await expect(page.getByText('1 chosen: Open Interest Insight')).toBeVisible()
  const register = page.getByRole('button', { name: 'Register and give the trial' })
  await register.click({ force: true })
  await expect(page.getByText('Please tick this box.').first()).toBeVisible()
  await tick(page.getByRole('checkbox', { name: /has agreed to the general terms/ }))
  await register.click()
  await expect(page.getByRole('heading', { name: 'The trial is given.' })).toBeVisible()
  await page.context().close()

  const own = await firstSignIn(browser, email)
  const mail = await latestMailTo(email, /Your trial until/)
  expect(mail.text).toContain('Open Interest Insight')
  await tick(own.getByRole('checkbox', { name: /I have read the privacy notice/ }))
  await own.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(own.getByText('Privacy notice accepted').first()).toBeVisible()
  await own.goto('/my-account/my-subscriptions')
  const row = own.getByRole('row', { name: /Open Interest Insight/ })
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await own.context().close()
})

test('staff give somebody several subscriptions at once', async ({ browser }) => {
  const page = await staffWindow(browser, 'manager', '/admin/manage-users')
  await page.getByRole('link', { name: 'Add multiple subscriptions' }).click()
  await settled(page)
  const choose = async (text: string, name: RegExp) => {
    await page.getByRole('combobox', { name: 'User' }).fill(text)
    await page.getByRole('option', { name }).click()
  }
  await choose('piet.dekker', /Piet Dekker/)
  await expect(page.getByText("Can't assign a subscription to a locked user")).toBeVisible()
  await page.getByRole('button', { name: 'Choose somebody else' }).click()
  await choose('nina.keller', /Nina Keller/)
  await expect(page.getByRole('region', { name: 'Billing address' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('checkbox', { name: 'FX by Currency' })).toBeDisabled()
  await tick(page.getByRole('checkbox', { name: 'Cash Market Liquidity' }))
  await tick(page.getByRole('checkbox', { name: 'FX Forwards, Morning Snapshot' }))
  await tick(page.getByRole('checkbox', { name: 'Tell the person by e-mail' }), false)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Multiple subscriptions were submitted.').first()).toBeVisible()
  await page.getByRole('link', { name: 'To the subscriptions of the person' }).click()
  await expect(page.getByRole('heading', { name: 'Cash Market Liquidity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'FX Forwards, Morning Snapshot' })).toBeVisible()
  await page.context().close()
})
