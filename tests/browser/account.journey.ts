import { expect, test, type Page } from '@playwright/test'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const PERSON = 'nina.keller@limmatdata.example'
const PASSWORD = 'Kontor-Demo-2026'
const OTHER_PASSWORD = 'Limmat-Ledger-77'

async function openAccount(page: Page, place = '') {
  await page.goto(`/my-account${place}`)
  await signInAsCustomer(page, PERSON)
  await page.waitForURL(`**/my-account${place}`)
  await settled(page)
}

async function changePassword(page: Page, from: string, to: string) {
  await page.goto('/my-account/change-password')
  await settled(page)
  await page.getByLabel('Old password', { exact: true }).fill(from)
  await page.getByLabel('New password', { exact: true }).fill(to)
  await expect(
    page.getByText("Confirmation password doesn't match the new password.")
  ).toBeVisible()
  await page.getByLabel('Confirm password', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/change-password/success')
}

test('a customer keeps the personal data in order and verifies another address', async ({
  page,
}) => {
  const address = `desk.${Date.now()}@limmatdata.example`
  await openAccount(page, '/personal-data')
  await page.getByLabel('E-mail address 2').fill(address)
  await page.getByLabel('Position').fill('Head of Research')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Details have been saved')).toBeVisible()
  await expect(page.getByText('Email must be validated')).toBeVisible()

  await expect.poll(() => linkMailedTo(address), { timeout: 60_000 }).toContain('/verifyEmail/')
  const link = await linkMailedTo(address)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(/^Verification failed\./)).toBeVisible()
  await page.goto('/my-account/personal-data')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test('a changed password opens the account, the old one does not any more', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByText('The old password is empty.')).toBeVisible()
  await changePassword(page, PASSWORD, OTHER_PASSWORD)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/my-account')
  await signInAsCustomer(elsewhere, PERSON)
  await expect(elsewhere.getByText(/password is not right/)).toBeVisible()
  await elsewhere.getByLabel('Password', { exact: true }).fill(OTHER_PASSWORD)
  await elsewhere.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await elsewhere.waitForURL('**/my-account')
  await elsewhere.context().close()

  await changePassword(page, OTHER_PASSWORD, PASSWORD)
})

test('a token reads the own orders until it is revoked', async ({ page, playwright, baseURL }) => {
  await openAccount(page, '/api-token')
  await page.getByLabel('Name').fill('Nightly import')
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByText(/^kontor_api_/).innerText()
  const program = await playwright.request.newContext({
    baseURL: baseURL ?? process.env.SHOP_URL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const orders = await program.get('/api/v1/orders')
  expect(orders.status()).toBe(200)
  expect(((await orders.json()) as { success: boolean }).success).toBe(true)

  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke token Nightly import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Token revoked')).toBeVisible()
  expect((await program.get('/api/v1/orders')).status()).toBe(401)
  await program.dispose()
})

/** The link in the latest mail to an address; empty before it has come. */
async function linkMailedTo(address: string): Promise<string> {
  const answer = await fetch(`${process.env.INBOX_URL}/api/email`)
  const mails = (await answer.json()) as { to: { address: string }[]; text: string }[]
  const mail = mails.findLast(({ to }) => to.some((one) => one.address === address))
  return /https?:\/\/\S+\/verifyEmail\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}
