import { expect, test, type Browser, type Page } from '@playwright/test'
import { bringDays, fileOf } from './support/bring_day.ts'
import { choosePeople } from './support/choose_people.ts'
import { latestMailTo, mailsTo } from './support/inbox.ts'
import { lateProduct, makeLate, type LateProduct } from './support/late_product.ts'
import { ownCustomer } from './support/own_customer.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const TYPES = '/admin/manage-subscriptions'
const MINE = '/my-account/my-subscriptions'
/** The shop looks again and again. */
const LOOKED = { timeout: 180_000 }

const shown = (day: string) => day.replaceAll('-', '/')

async function addType(staff: Page, { name, code }: LateProduct) {
  await staff.getByRole('button', { name: 'Add subscription type' }).click()
  await staff.getByLabel('Name', { exact: true }).fill(name)
  await staff.getByRole('textbox', { name: 'Description' }).fill(`Levels of ${code}, each day.`)
  await staff.getByRole('button', { name: 'No product Products' }).click()
  const search = staff.getByRole('searchbox', { name: 'Search products' })
  await search.fill(name)
  await staff.getByRole('option', { name }).click()
  await expect(staff.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
  // Once for what was typed, once for the list.
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await search.press('Escape')
  await expect(search).toHaveCount(0)
  await staff.getByRole('button', { name: 'Add subscription type' }).click()
  await expect(staff.getByText('The subscription type has been added.').first()).toBeVisible()
}

async function addContact(staff: Page, name: string, contact: string) {
  await staff.getByRole('button', { name: `Actions for ${name}` }).click()
  await staff.getByRole('menuitem', { name: 'Contact list' }).click()
  await staff.waitForURL(/contacts$/)
  await settled(staff)
  await staff.getByRole('button', { name: 'Add contact' }).click()
  const form = staff.getByRole('form', { name: 'Add contact' })
  await form.getByLabel('E-mail').fill(contact)
  await form.getByRole('button', { name: 'Add contact' }).click()
  await expect(staff.getByRole('cell', { name: contact })).toBeVisible()
}

async function addSubscriber(staff: Page, { name, days }: LateProduct, email: string) {
  await staff.goto(TYPES)
  await settled(staff)
  await staff.getByRole('link', { name }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(name)
  await settled(staff)
  await staff.getByRole('button', { name: 'Add users' }).click()
  const form = staff.getByRole('form', { name: 'Add users' })
  await choosePeople(form, 'Users', [email])
  await form.getByRole('textbox', { name: 'First day' }).fill(shown(days[0]!))
  await form.getByRole('button', { name: 'Give the date range' }).click()
  await expect(staff.getByRole('row').filter({ hasText: email })).toContainText('Active')
}

async function wantsToBeTold(page: Page, name: string, email: string) {
  await page.goto(MINE)
  await signInAsCustomer(page, email)
  await page.waitForURL(`**${MINE}`)
  await page.getByRole('link', { name: `Files of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await settled(page)
  await page.getByText('Tell me by e-mail when a day is late').click()
  await expect(page.getByText('You are told of late days by e-mail.').first()).toBeVisible()
}

/** Looks at the product's days again and again until one says it. */
const untilBoardSays = (staff: Page, { code, day }: LateProduct, state: string) =>
  expect(async () => {
    await staff.goto(`/admin/arrivals/products/${code}`)
    const row = staff.getByRole('row').filter({ hasText: shown(day) })
    await expect(row).toContainText(state, { timeout: 5_000 })
  }).toPass(LOOKED)

async function prepare(browser: Browser, late: LateProduct, email: string, contact: string) {
  const staff = await staffWindow(browser, 'admin', TYPES)
  await addType(staff, late)
  await addContact(staff, late.name, contact)
  await addSubscriber(staff, late, email)
  return staff
}

test('a late day is told to contacts and to those who chose it, once, and again when it has come', async ({
  browser,
  page,
}) => {
  test.setTimeout(600_000)
  const late = await lateProduct()
  const [email, contact] = [await ownCustomer(), `${late.code}@exchange.example`]
  const staff = await prepare(browser, late, email, contact)
  await wantsToBeTold(page, late.name, email)

  await makeLate(late)
  await untilBoardSays(staff, late, 'Late')
  const what = `${late.name}, ${shown(late.day)}`
  for (const to of [email, contact]) {
    const mail = await latestMailTo(to, `Late: ${what}`)
    expect(mail.text).toContain('expected about')
  }
  await page.reload()
  await expect(page.getByText(/^Late, about/)).toBeVisible()

  await bringDays(late.code, [late.day], 'level\n2\n')
  await untilBoardSays(staff, late, 'after, rare')
  for (const to of [email, contact]) {
    await latestMailTo(to, `Has come: ${what}`)
    expect(await mailsTo(to, `Late: ${what}`)).toHaveLength(1)
  }
  await page.reload()
  await settled(page)
  await expect(page.getByText(/^Late, about/)).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: fileOf(late.code, late.day) })).toBeVisible()
  await staff.context().close()
})
