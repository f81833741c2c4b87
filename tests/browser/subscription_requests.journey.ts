import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { settled } from './support/settled.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'

const MINE = '/my-account/my-subscriptions'
const REQUESTS = '/admin/manage-subscription-requests'

test('a customer asks for a subscription, staff confirm it, and he has it at once', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(MINE)
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL(`**${MINE}`)
  await page.goto('/subscription-request?product=ref_norr')
  await settled(page)
  await page.getByLabel('Message').fill('All securities each morning, please.')
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
  const thanks = page.getByRole('heading', { name: /your request \d+ is with us/ })
  await expect(thanks).toBeVisible()
  const number = /\d+/.exec(await thanks.innerText())![0]

  const staff = await staffWindow(browser, 'manager', REQUESTS)
  const row = staff.getByRole('row', { name: new RegExp(`Request ${number},`) })
  await row.getByRole('button', { name: 'Confirm' }).click()
  const { violations } = await new AxeBuilder({ page: staff })
    .exclude('[data-live-announcer]')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await staff.getByRole('button', { name: 'Confirm the request' }).click()
  const done = `The subscription request ${number} was approved successfully.`
  await expect(staff.getByText(done).first()).toBeVisible()
  await expect(row).toContainText('Confirmed')

  await page.getByRole('link', { name: 'See it under “My subscriptions”' }).click()
  await page.waitForURL(`**${MINE}#request-${number}`)
  await settled(page)
  const asked = page.getByRole('table', { name: 'Subscription requests' })
  await expect(asked.getByRole('row', { name: new RegExp(`^${number} `) })).toContainText(
    'Confirmed'
  )
  await expect(page.getByRole('link', { name: /Reference Data, Norrland/ }).first()).toBeVisible()
})

test('whoever wants a subscription to go on finds the request filled in', async ({ page }) => {
  await page.goto(MINE)
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL(`**${MINE}`)
  await page.getByRole('link', { name: 'Files of Index Levels by the Second' }).click()
  await page.getByRole('link', { name: 'Ask to renew' }).click()
  await settled(page)
  await expect(page.getByText('This request renews “Index Levels by the Second”.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Renewal of Index Levels by the Second')
  await expect(page.getByLabel('Product', { exact: true })).not.toHaveValue('')
  await expect(page.getByLabel('Message', { exact: true })).not.toHaveValue('')
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: /your request \d+ is with us/ })).toBeVisible()
})

test('whoever asked without an account is registered with what they said', async ({ browser }) => {
  const staff = await staffWindow(browser, 'manager', `${REQUESTS}?search=greta.falk`)
  await staff.getByRole('button', { name: 'Confirm' }).click()
  await staff.getByRole('link', { name: 'Register the person' }).click()
  await settled(staff)
  await expect(staff.getByLabel('E-mail address')).toHaveValue('greta.falk@falk-vermoegen.example')
  await expect(staff.getByLabel('First name')).toHaveValue('Greta')
  await expect(staff.getByRole('textbox', { name: 'Company' })).toHaveValue(/^Falk & Söhne/)
  await expect(staff.getByLabel('Country')).toHaveValue('DE')
  await expect(staff.getByLabel('Language of the mails')).toHaveValue('de')
  await staff.context().close()
})
