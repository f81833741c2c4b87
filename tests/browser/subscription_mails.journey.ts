import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { latestMailTo } from './support/inbox.ts'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const TYPES = '/admin/manage-subscriptions'
const TYPE = 'Reference Data, Norrland'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('staff keep the contacts of a type', async ({ browser }) => {
  const one = `desk.${Date.now()}@alster-exchange.example`
  const two = `night.${Date.now()}@alster-exchange.example`
  const page = await staffWindow(browser, 'admin', TYPES)
  await choose(page, TYPE, 'Contact list')
  await page.waitForURL(/contacts$/)
  await settled(page)
  await isAccessible(page)
  await page.getByRole('button', { name: 'Add contact' }).click()
  const form = page.getByRole('form', { name: 'Add contact' })
  await form.getByLabel('E-mail').fill('reference@alster-exchange.example')
  await form.getByRole('button', { name: 'Add contact' }).click()
  await expect(form.getByText('This address is a contact already.')).toBeVisible()
  await form.getByLabel('E-mail').fill(one)
  await form.getByRole('button', { name: 'Add contact' }).click()
  await expect(page.getByRole('cell', { name: one })).toBeVisible()
  await expect(form).toHaveCount(0)

  await choose(page, one, 'Edit')
  const editor = page.getByRole('form', { name: `Edit ${one}` })
  await editor.getByLabel('E-mail').fill(two)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: two })).toBeVisible()
  await expect(editor).toHaveCount(0)

  await choose(page, two, 'Delete')
  await page.getByRole('button', { name: 'Delete contact' }).click()
  await expect(page.getByText('The contact has been deleted.').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: two })).toHaveCount(0)
})

test('staff write to the active users of a type, try it on themselves first, and see what was sent', async ({
  browser,
}) => {
  test.slow()
  const subject = `An hour later ${Date.now()}`
  const [one, two] = ['one', 'two'].map((name) => `${name}.${Date.now()}@brook.example`)
  const page = await staffWindow(browser, 'admin', TYPES)
  await choose(page, TYPE, 'Send e-mail')
  await page.waitForURL(/sendEmail$/)
  await settled(page)
  const recipients = page.getByLabel('Recipients')
  await recipients.fill(`${one}; two at brook`)
  await page.getByRole('button', { name: 'Send e-mail to active users' }).click()
  await expect(page.getByText('This is no e-mail address: two at brook').first()).toBeVisible()
  await expect(page.getByText('Please enter a subject')).toBeVisible()
  await isAccessible(page)

  await recipients.fill(`${one}; ${two}`)
  await page.getByLabel('Subject').first().fill(subject)
  await page.getByLabel('Message').first().fill('Files come an hour later on Monday.')
  await expect(page.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:\\?bcc=${encodeURIComponent(one!)},${encodeURIComponent(two!)}&subject=An`)
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog', { name: subject })).toContainText(
    `because you have the subscription “${TYPE}”`
  )
  await isAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(/^A test goes to/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send e-mail to active users' }).click()
  await page.getByRole('button', { name: 'Send 2 e-mails' }).click()
  await expect(page.getByText('The e-mail goes to 2 recipients.').first()).toBeVisible()
  await expect(page.getByLabel('Subject').first()).toHaveValue('')
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row.getByRole('cell').last()).toHaveText('2')
  for (const to of [one!, two!]) {
    const mail = await latestMailTo(to, subject)
    expect(mail.text).toContain('Files come an hour later on Monday.')
    expect(mail.to).toHaveLength(1)
  }
})

test('staff initialise missing files, and are asked before all are recreated', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'admin', TYPES)
  const row = page.getByRole('row', { name: new RegExp(TYPE) })
  await choose(page, TYPE, 'Initialise missing files')
  await expect(row.getByText('Missing files have been initialized.')).toBeVisible({
    timeout: 30_000,
  })
  await choose(page, TYPE, 'Delete and recreate')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('nobody is told again of a day')
  await question.getByRole('button', { name: 'Delete and recreate' }).click()
  await expect(
    row.getByText('All subscription files have been deleted and recreated.')
  ).toBeVisible({ timeout: 30_000 })
  await isAccessible(page)

  await page.getByRole('button', { name: 'Actions for FX by Currency' }).click()
  await expect(
    page.getByRole('menuitem', { name: /A filterable subscription type cannot be recreated/ })
  ).toBeVisible()
})
