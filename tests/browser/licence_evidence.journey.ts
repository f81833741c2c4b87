import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const HOME = '/my-account/licence-evidence'

test('a customer makes an evidence, and a visitor verifies it', async ({ page, browser }) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL(`**${HOME}`)
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('button', { name: 'Make evidence' }).click()
  const link = page.getByRole('link', { name: /^L-\d+ as JSON$/ }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^licence-evidence-\d+\.json$/)
  const json = readFileSync(await download.path())

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL('/verify', page.url()).href)
  await settled(visitor)
  const chooser = visitor.waitForEvent('filechooser')
  await visitor.getByRole('button', { name: 'Choose files' }).click()
  const forged = Buffer.from(json.toString().replace('kontor-evidence', 'kontor-forgery'))
  await (
    await chooser
  ).setFiles([
    { name: 'evidence.json', mimeType: 'application/json', buffer: json },
    { name: 'forged.json', mimeType: 'application/json', buffer: forged },
  ])
  const genuine = visitor.getByRole('region', { name: 'Result for evidence.json' })
  await expect(genuine.getByText(/licence evidence that the shop issued/)).toBeVisible()
  const other = visitor.getByRole('region', { name: 'Result for forged.json' })
  await expect(other.getByText('Unknown', { exact: true })).toBeVisible()
})
