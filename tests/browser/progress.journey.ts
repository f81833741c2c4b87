import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { addToBasket } from './support/basket.ts'
import { checkOut, confirmOrder } from './support/orders.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const PRODUCT = 'mdsf_cash_trades'
const DAYS = 8
const GENEROUS = { timeout: 60_000 }

type Day = { path: string; iso: string }

/** The newest days that lie in the shop's lake. */
function newestDays(): Day[] {
  const folder = join(process.env.SHOP_DATA ?? '', 'storage/lake', PRODUCT)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /_\d{8}\./.test(name)
  )
  return files
    .toSorted()
    .slice(-DAYS)
    .map((name) => {
      const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)\./.exec(name)!
      return { path: join(folder, name), iso: `${year}-${month}-${day}` }
    })
}

const hide = ({ path }: Day) => renameSync(path, `${path}.away`)
const bringBack = ({ path }: Day) => renameSync(`${path}.away`, path)

async function order(page: Page, days: Day[]): Promise<number> {
  await page.goto(`/product/details/${PRODUCT}?from=${days[0]!.iso}&to=${days.at(-1)!.iso}`)
  await settled(page)
  await addToBasket(page)
  await page.getByRole('link', { name: 'Log in or register to order' }).click()
  await signInAsCustomer(page, 'nina.keller@limmatdata.example')
  await page.waitForURL('**/basket/2')
  return checkOut(page)
}

type Tasks = { data: { content: { id: number }[] } }

/** Staff do not wait for the next attempt; what runs already, or is done, is left alone. */
async function runNow(staff: Page, number: number) {
  const found = await staff.request.get(`/api/v1/tasks?search=${number}`)
  const cookies = await staff.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value
  for (const { id } of ((await found.json()) as Tasks).data.content) {
    const answer = await staff.request.put(`/api/v1/tasks/${id}/restart`, {
      data: { forceExecute: true },
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
    })
    expect([200, 409]).toContain(answer.status())
  }
}

/** How many files the order has; what lay in the basket before is ordered along. */
async function filesOf(page: Page): Promise<number> {
  const progress = page.getByText(/\d+ of \d+ files ready/).first()
  await expect(progress).toBeVisible(GENEROUS)
  return Number(/ of (\d+) files ready/.exec((await progress.textContent())!)![1])
}

test('the page of an order follows its files: by events, and by asking where none come through', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const days = newestDays()
  const [first, second] = days as [Day, Day]
  const number = await order(page, days)
  hide(first)
  hide(second)
  const staff = await staffWindow(browser, 'admin', `/admin/manage-orders/${number}`)
  await confirmOrder(staff, number)

  const deaf = await page.context().newPage()
  await deaf.route('**/orders/*/progress*', (route) => route.abort())
  const pages = [page, deaf]
  for (const one of pages) await one.goto(`/my-account/my-orders/${number}`)
  const says = async (words: RegExp) => {
    for (const one of pages) await expect(one.getByText(words).first()).toBeVisible(GENEROUS)
  }
  const goesOnTo = (words: RegExp) =>
    expect(async () => {
      await runNow(staff, number)
      await expect(page.getByText(words).first()).toBeVisible({ timeout: 10_000 })
    }).toPass(GENEROUS)
  const total = await filesOf(page)
  const ready = (missing: number) => new RegExp(`${total - missing} of ${total} files ready`)
  await says(ready(2))

  await page.route('**/my-orders/*', (route) =>
    route.request().headers()['x-inertia'] ? route.abort() : route.continue()
  )
  bringBack(first)
  await goesOnTo(ready(1))
  await says(ready(1))
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  bringBack(second)
  await goesOnTo(/Your files can be downloaded until/)
  await says(/Your files can be downloaded until/)
  await staff.context().close()
})
