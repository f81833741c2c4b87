import { expect, test, type Browser, type Page } from '@playwright/test'
import { latestMailTo } from './support/inbox.ts'
import { ownCustomer } from './support/own_customer.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { laterShop } from './support/second_shop.ts'
import { settled } from './support/settled.ts'
import { shopToday } from './support/shop_today.ts'
import { tick } from './support/tick.ts'

const MINE = '/my-account/my-subscriptions'
const TYPE = 'FX Forwards, Morning Snapshot'
/** Begun early enough that there is a day whose file can be fetched. */
const BEGUN = -4

const shown = (days: number) => shopToday(days).replaceAll('-', '/')

async function giveTrial(browser: Browser, email: string) {
  const page = await staffWindow(browser, 'sales', '/admin/sales-registration?mode=existing')
  await page.getByRole('combobox', { name: 'User' }).fill(email)
  await page.getByRole('option', { name: new RegExp(email) }).click()
  await expect(page.getByRole('button', { name: 'Choose somebody else' })).toBeVisible()
  await tick(page.getByRole('checkbox', { name: TYPE }))
  await page.getByRole('textbox', { name: 'First day' }).fill(shown(BEGUN))
  const ends = `The trial ends by itself on ${shown(BEGUN + 5)}; its files can be seen until then.`
  await expect(page.getByText(ends)).toBeVisible()
  await page.getByRole('button', { name: 'Give the trial' }).click()
  await expect(page.getByRole('heading', { name: 'The trial is given.' })).toBeVisible()
  await page.context().close()
  await latestMailTo(email, `Your trial until ${shown(BEGUN + 5)}`)
}

/** The row of the trial, of a customer who has signed in. */
async function ownTrial(page: Page, shop: string, email: string) {
  await page.goto(`${shop}${MINE}`)
  await signInAsCustomer(page, email)
  await page.waitForURL(`${shop}${MINE}`)
  await settled(page)
  return page.getByRole('row').filter({ hasText: TYPE })
}

test('sales give a trial that ends by itself: two days later nothing of it can be fetched', async ({
  browser,
}) => {
  test.slow()
  const email = await ownCustomer()
  await giveTrial(browser, email)
  await isToBeCalled(browser, email)
  const page = await (await browser.newContext()).newPage()
  const now = await ownTrial(page, process.env.SHOP_URL!, email)
  await expect(now).toContainText('Active')
  await now.getByRole('link', { name: `Files of ${TYPE}` }).click()
  const file = page
    .getByRole('table', { name: /newest day first/ })
    .getByRole('link', { name: /csv|gz|parquet/ })
  const address = (await file.first().getAttribute('href'))!
  expect((await page.request.get(address)).status()).toBe(200)
  await page.context().close()

  const { url, web } = await laterShop(2)
  try {
    const later = await (await browser.newContext({ baseURL: url })).newPage()
    const then = await ownTrial(later, url, email)
    await expect(then).toContainText('Non-active')
    await then.getByRole('link', { name: `Files of ${TYPE}` }).click()
    await expect(later.getByText('No file can be fetched today.')).toBeVisible()
    const refused = await later.request.get(address, { headers: { accept: 'application/json' } })
    expect(refused.status()).toBe(403)
    await later.context().close()
  } finally {
    web.kill()
  }
})

async function isToBeCalled(browser: Browser, email: string) {
  const found = `/admin/subscriptions-ending?view=trials&search=${email}`
  const page = await staffWindow(browser, 'admin', found)
  const row = page.getByRole('row').filter({ hasText: TYPE })
  await expect(row).toContainText('in 1 day')
  await expect(row.getByRole('link', { name: /Agree on days/ })).toBeVisible()
  await page.context().close()
}
