import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { shopToday } from './support/shop_today.ts'

const STATS = '/admin/stats'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const written = (iso: string) => iso.replaceAll('-', '/')

test('a year of sales, and the orders behind one of its days', async ({ browser }) => {
  const page = await staffWindow(browser, 'admin', `${STATS}/subscribers`)
  await expect(page.getByRole('link', { name: 'Subscribers', exact: true })).toHaveAttribute(
    'aria-current',
    'page'
  )
  await page.getByRole('link', { name: 'Sales', exact: true }).click()
  await page.waitForURL(`**${STATS}/sales`)
  await settled(page)
  await expect(page.getByText('Nothing changed yet.')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill(written(shopToday(-365)))
  await page.getByRole('button', { name: 'Update' }).click()
  await page.waitForURL('**from=**')
  await settled(page)
  const chart = page.getByRole('figure', { name: 'Net sales' })
  await expect(chart).toBeVisible()
  await chart.getByText('Show as table').click()
  await expect(chart.getByRole('columnheader', { name: 'Bank transfer' })).toBeVisible()
  await page.getByRole('radio', { name: 'Year before' }).click()
  await page.waitForURL('**compare=year**')
  await settled(page)
  await chart.getByText('Show as table').click()
  await expect(chart.getByRole('columnheader', { name: /^Compared with 20/ })).toBeVisible()
  await isAccessible(page)

  const bars = chart.getByRole('slider')
  await bars.focus()
  await bars.press('Home')
  await bars.press('ArrowRight')
  await bars.press('Enter')
  await page.waitForURL('**/admin/manage-orders?**')
  await settled(page)
  await expect(page.getByLabel('Created from', { exact: true })).toHaveValue(/01$/)
  await page.goBack()
  await page.waitForURL(`**${STATS}/sales?**`)
  await settled(page)

  const rows = page.getByRole('table', { name: 'Sales by day' }).getByRole('row')
  const day = (await rows.nth(1).getByRole('link').textContent())!
  await rows.nth(1).getByRole('link').click()
  await page.waitForURL('**/admin/manage-orders?**')
  await settled(page)
  await expect(page.getByLabel('Created from', { exact: true })).toHaveValue(day)
  const orders = page.getByRole('table', { name: 'Orders of all customers' })
  await expect(orders.getByRole('row')).not.toHaveCount(1)
})

test('days that are none are told at their field, and nothing typed is lost', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', `${STATS}/sales`)
  await page.getByLabel('To', { exact: true }).fill('2026/02/31')
  await expect(page.getByText('Both fields need a day such as 2026/03/31.')).toBeVisible()
  await page.goto(`${STATS}/sales?from=2026-03-31&to=2026-03-01`)
  await settled(page)
  await expect(page.getByText('The last day lies before the first.').first()).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(/2026.03.01/)
  const inOneLine = [
    page.getByLabel('From', { exact: true }),
    page.getByLabel('To', { exact: true }),
    page.getByRole('button', { name: 'Update' }),
  ]
  const tops = await Promise.all(inOneLine.map(async (one) => (await one.boundingBox())!.y))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
})
