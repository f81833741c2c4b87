import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tooWide } from './support/too_wide.ts'

const HOME = '/my-account/my-reports'

test('a customer asks for a report, which is made while he looks, and fetches it', async ({
  page,
}) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL(`**${HOME}`)
  await settled(page)
  await page.getByRole('button', { name: 'Request new ISIN Report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request new ISIN Report')
  await settled(page)

  await page.getByLabel('ISINs or common codes').fill('AT00BIR05025\n93229657, DE0007164601')
  const judged = page.getByRole('table', { name: 'What would be had of each entry' })
  await expect(judged.getByRole('row', { name: /Marschnetz AG/ })).toContainText('Available')
  await expect(judged.getByRole('row', { name: /DE0007164601/ })).toContainText('Wrong check digit')
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await page.getByRole('button', { name: 'Make the report' }).click()
  await expect(page.getByText('Invalid ISIN(s)/Common code(s) entered').first()).toBeVisible()
  await judged.getByRole('button', { name: 'Take DE0007164601 out' }).click()
  await expect(page.getByText('250.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Make the report' }).click()
  await page.waitForURL(`**${HOME}`)
  await expect(page.getByText('Report has been created').first()).toBeVisible()

  const row = page
    .getByRole('row')
    .filter({ hasText: 'DE00MAR22806' })
    .or(page.getByRole('row').filter({ hasText: '093229657' }))
  const pdf = row.first().getByRole('link', { name: /^PDF EN of report/ })
  await expect(pdf).toBeVisible({ timeout: 20_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()])
  expect(download.suggestedFilename()).toMatch(/^R-\d+_\d{8}_en\.pdf$/)
})

test('what keeps a report from being made is said while it is typed', async ({ page }) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL(`**${HOME}`)
  await page.goto(`${HOME}/new`)
  await settled(page)
  const codes = page.getByLabel('ISINs or common codes')
  await codes.fill(Array.from({ length: 11 }, (_, at) => String(at + 1)).join('\n'))
  const tooMany = page.getByText('You can enter only up to 10 ISINs/Common codes')
  await expect(tooMany).toBeVisible()
  await page.getByRole('button', { name: 'Take out what is not available' }).click()
  await expect(codes).toHaveValue('')
  await expect(tooMany).toBeHidden()
  await page.getByRole('textbox', { name: 'Day of the report' }).fill('2099/01/01')
  await expect(page.getByText('This day has not come yet')).toBeVisible()
})

test('the list of reports never makes the page wider than its window', async ({ page }) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'luc.moreau@rivemarche.example')
  await page.waitForURL(`**${HOME}`)
  await settled(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const width of [1440, 1088, 1087, 1027, 860, 704, 703, 390]) {
    expect(await tooWide(page, width), `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('without an active subscription no report can be asked for', async ({ page }) => {
  await page.goto(HOME)
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL(`**${HOME}`)
  await settled(page)
  await expect(page.getByText('Your subscription is not active')).toBeVisible()
  const answer = await page.request.get(`${HOME}/new`)
  expect(answer.status()).toBe(403)
})
