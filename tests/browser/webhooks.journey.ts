import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { Receiver } from '../fixtures/webhooks/receiver.ts'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const HOOKS = '/my-account/webhooks'

async function isAccessible(page: Page) {
  // What the library reads out is there for a moment only, and in a form of its own.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a customer adds a webhook, tries it out, changes its secret and deletes it', async ({
  page,
}) => {
  const receiver = await new Receiver().start()
  const name = `Journey ${Date.now()}`
  await page.goto(HOOKS)
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL(`**${HOOKS}`)
  await settled(page)

  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Address').fill('ftp://nowhere')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('Enter an address such as')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await isAccessible(page)
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await page.getByText(/^whsec_/).innerText()
  await page.getByRole('button', { name: 'I have copied it' }).click()

  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('Accepted with 200')).toBeVisible({ timeout: 30_000 })
  const { body, headers } = receiver.received[0]!
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
  })
  await isAccessible(page)

  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('button', { name: 'Make new secret' }).click()
  await expect(page.getByText(/^whsec_/)).not.toHaveText(secret)
  await expect(page.getByText(/signed with the former secret as well/)).toBeVisible()

  await page.getByRole('link', { name: 'webhook.test' }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2)
  expect(receiver.received[1]!.headers['webhook-id']).toBe(headers['webhook-id'])
  await isAccessible(page)

  await page.goBack()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByText('Webhook deleted')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await receiver.stop()
})
