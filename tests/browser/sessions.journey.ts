import { expect, test, type Page } from '@playwright/test'
import pg from 'pg'
import { impatientShop, runningShop } from './support/second_shop.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

/** What each role finds in the administration, and what it does not. */
const ROLES = [
  { role: 'viewer', name: 'Vera Lindner', opens: '/admin/manage-orders', closed: '/admin/tasks' },
  { role: 'manager', name: 'Mats Hansen', opens: '/admin/manage-orders', closed: '/admin/tasks' },
  { role: 'admin', name: 'Ada Petersen', opens: '/admin/manage-orders', closed: null },
  { role: 'derivatives', name: 'Dirk Olsen', opens: '/admin', closed: '/admin/manage-orders' },
  { role: 'sales', name: 'Sara Voss', opens: '/admin', closed: '/admin/manage-orders' },
]

for (const { role, name, opens, closed } of ROLES) {
  test(`staff of the role ${role} enter and see what is theirs`, async ({ browser }) => {
    const page = await staffWindow(browser, name, opens)
    await expect(page.getByText(name).first()).toBeVisible()
    if (closed) {
      const answer = await page.goto(closed)
      expect([403, 404]).toContain(answer!.status())
    }
    await page.context().close()
  })
}

test('staff without a role of the shop are told so', async ({ page }) => {
  await page.goto('/sign-in-or-register')
  await settled(page)
  await page.locator('main').getByText('Log in as staff').click()
  await page.getByRole('button', { name: /Nils Ahrens/ }).click()
  await page.waitForURL('**/logout')
  await expect(
    page.getByRole('heading', { name: 'You have been logged out due to insufficient roles.' })
  ).toBeVisible()
})

test('who is locked while signed in is out with the next click', async ({ page }) => {
  const database = new pg.Client({ connectionString: runningShop().databaseUrl })
  await database.connect()
  const lock = (at: string) =>
    database.query(`update users set locked_at = ${at} where email = $1`, [EMAIL])
  /* The page's own question after its session would now and then be sooner than the click. */
  await page.route('**/my-account/session', (route) => route.abort())
  try {
    await enter(page, '/my-account')
    await lock('now()')
    await page.getByRole('link', { name: 'Products' }).first().click()
    await page.waitForURL('**/logout')
    await expect(page.getByText(/Your account is locked/)).toBeVisible()
    await expect(page.getByText(/data@/).first()).toBeVisible()
  } finally {
    await lock('null')
    await database.end()
  }
})

const EMAIL = 'nina.keller@limmatdata.example'

async function enter(page: Page, path: string) {
  await page.goto(path)
  await signInAsCustomer(page, EMAIL)
  await page.waitForURL(`**${path}`)
  await settled(page)
}

test('inactivity is warned of and ends the session, in all tabs', async ({ browser }) => {
  const { url, web } = await impatientShop()
  try {
    const context = await browser.newContext({ baseURL: url })
    const [page, other] = [await context.newPage(), await context.newPage()]
    await enter(page, '/my-account')
    await other.goto('/products')

    const warnings = [page, other].map((tab) =>
      tab.getByRole('alertdialog', { name: 'Are you still there?' })
    )
    for (const warning of warnings) await expect(warning).toBeVisible({ timeout: 60_000 })
    await warnings[1]!.getByRole('button', { name: 'Stay logged in' }).click()
    for (const warning of warnings) await expect(warning).toBeHidden()

    for (const tab of [page, other]) {
      await tab.waitForURL('**/logout-timer', { timeout: 60_000 })
      await expect(tab.getByText('You have been logged out due to your inactivity.')).toBeVisible()
    }
    await page.goto('/my-account')
    await expect(page).toHaveURL(/sign-in-or-register/)
    await context.close()
  } finally {
    web.kill('SIGTERM')
  }
})

test('what was typed outlives the session: signed in beside it, it is saved with one press', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', '/admin/manage-orders/10409')
  const remark = page.getByLabel('Remark for the customer')
  await remark.fill('Ready a day early')
  await page.context().clearCookies({ name: 'kontor-session' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Log in in another window' }).click(),
  ])
  await settled(beside)
  await beside.locator('main').getByText('Log in as staff').click()
  await beside.waitForURL('**/admin/today')
  await expect(remark).toHaveValue('Ready a day early')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 unsaved change')).toBeHidden()
  await page.reload()
  await expect(remark).toHaveValue('Ready a day early')
  await page.context().close()
})
