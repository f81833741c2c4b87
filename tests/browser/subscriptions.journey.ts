import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const HOME = '/my-account/my-subscriptions'

test('a customer sees what a subscription gives, and fetches its newest file', async ({ page }) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL(`**${HOME}`)
  await settled(page)
  const row = page.getByRole('row', { name: /Index Levels by the Second/ })
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: 'Files of Index Levels by the Second' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Index Levels by the Second')
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  const files = page.getByRole('table', { name: 'Files, the newest day first' })
  const unread = files.getByRole('row').filter({ hasText: 'New' }).first()
  const name = await unread.getByRole('link').innerText()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    unread.getByRole('link').click(),
  ])
  expect(download.suggestedFilename()).toBe(name)
  await page.reload()
  await settled(page)
  await expect(files.getByRole('row', { name })).toContainText('Fetched')
})

test('a day that a subscription does not show any more is refused in words', async ({ page }) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL(`**${HOME}`)
  await page.getByRole('link', { name: 'Files of Index Levels by the Second' }).click()
  const link = page
    .getByRole('table', { name: /newest day first/ })
    .getByRole('link', { name: /csv/ })
  const address = await link.first().getAttribute('href')
  const answer = await page.request.get(address!.replace(/-\d{8}-/, '-20190103-'), {
    headers: { accept: 'application/json' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('does not belong to your subscription')
})
