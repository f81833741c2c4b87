import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { shopCommand } from './support/shop_command.ts'

const FOLDERS = '/admin/manage-products/discover'
const WORKER = { timeout: 60_000 }

/** Weekdays of a month in which no venue of the demo is closed, the first of it left out. */
const DAYS = Array.from({ length: 25 }, (_, at) => new Date(Date.UTC(2025, 8, 2 + at)))
  .filter((day) => ![0, 6].includes(day.getUTCDay()))
  .map((day) => day.toISOString().slice(0, 10))

/** What an operator lays into the lake: a file of each day, and what belongs to no product. */
function givenFolder(name: string): void {
  const folder = join(process.env.SHOP_DATA!, 'storage/lake/incoming', name)
  mkdirSync(folder, { recursive: true })
  for (const [at, day] of DAYS.entries()) {
    const rows = [1, 2, 3].map((n) => `${day},DE000KTR000${n},${at + n}.5`)
    const content = ['trade_date,isin,close', ...rows, ''].join('\n')
    writeFileSync(join(folder, `closing_${day.replaceAll('-', '')}.csv`), content)
  }
  writeFileSync(join(folder, 'README.md'), 'Closing prices.\n')
}

/** Nobody finds the product afterwards: other journeys count what there is. */
async function hide(code: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-hidden-'))
  const file = join(folder, 'products.json')
  writeFileSync(file, JSON.stringify({ products: [{ code, visible: false }] }))
  await shopCommand('catalogue:import', file)
  rmSync(folder, { recursive: true })
}

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a folder of the lake becomes a product, of which nothing is sold before it is published', async ({
  browser,
  page: customer,
}) => {
  const code = `folder_${randomUUID().slice(0, 8)}`
  const name = `Closing Prices ${code}`
  givenFolder(code)
  const isKnown = async () => (await customer.request.get(`/api/v1/products/info/${code}`)).status()
  const product = `/product/details/${code}?from=${DAYS[0]}&to=${DAYS.at(-1)}`

  const staff = await staffWindow(browser, 'admin', FOLDERS)
  await isAccessible(staff)
  await staff.getByRole('textbox', { name: 'Folder of the lake' }).fill(`incoming/${code}`)
  await staff.getByRole('combobox', { name: 'Category' }).selectOption('indexdata')
  await staff.getByRole('combobox', { name: 'Data source of all' }).selectOption('XALI')
  await staff.getByRole('button', { name: 'Look through' }).click()
  await staff.waitForURL(/discover\/\d+$/)
  const found = staff.getByRole('table', { name: 'What was found' })
  await expect(found).toBeVisible(WORKER)
  await expect(found.getByRole('row')).toHaveCount(2)
  await expect(found.getByText('closing_{YYYYMMDD}.csv')).toBeVisible()
  await expect(
    staff.getByText('neither CSV, Parquet nor PCAP by the end of its name')
  ).toBeVisible()
  await isAccessible(staff)

  await found.getByRole('link').first().click()
  await staff.waitForURL(/discover\/\d+\/1$/)
  await settled(staff)
  const preview = staff.getByRole('article')
  await expect(staff.getByText('1 field does not fit yet.')).toBeVisible()
  await expect(preview.getByText('On request')).toBeVisible()
  await isAccessible(staff)
  await staff.getByRole('button', { name: 'Make a hidden product' }).click()
  await expect(staff.getByText('Some fields do not fit. Each says why.')).toBeVisible()
  expect(await isKnown()).toBe(404)

  await staff.getByRole('textbox', { name: 'Code of the product' }).fill(code)
  await staff.getByRole('textbox', { name: 'Name' }).first().fill(name)
  await staff.getByLabel('Price a day, EUR').fill('2.50')
  await staff.getByRole('button', { name: 'Save the proposal' }).click()
  await expect(staff.getByText('Proposal saved')).toBeVisible()
  await expect(preview.getByText(name)).toBeVisible()
  await expect(preview.getByText('2.50')).toBeVisible()

  await staff.getByRole('button', { name: 'Make a hidden product' }).click()
  await staff.waitForURL(/manage-products\/\d+$/)
  await expect(staff.getByText(`${name} is made, hidden from customers`)).toBeVisible()
  await settled(staff)
  expect((await customer.goto(product))!.status()).toBe(404)
  expect(await isKnown()).toBe(404)

  await staff.getByRole('button', { name: 'Publish now' }).click()
  await expect(staff.getByText(/^Draft \d+ published$/)).toBeVisible()
  // A worker takes its days in where they lie.
  await expect(async () => {
    await customer.goto(product)
    await expect(customer.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 1_000 })
    const price = customer.getByText((DAYS.length * 2.5).toFixed(2)).first()
    await expect(price).toBeVisible({ timeout: 2_000 })
  }).toPass(WORKER)
  await expect(customer.getByRole('button', { name: 'Add to basket' })).toBeEnabled()
  expect(await isKnown()).toBe(200)

  await hide(code)
  await staff.context().close()
})
