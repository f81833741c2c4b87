import { expect, test, type Page } from '@playwright/test'
import { latestMailTo } from './support/inbox.ts'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const PASSWORD = 'Tally-Mark-Seven-7'
const REPLACEMENT = 'Tally-Mark-Eight-8'
/** A person of this file alone, so that no other journey misses a password. */
const EMAIL = `ida.falk.${Date.now()}@fundament.example`

test.describe.configure({ mode: 'serial' })

async function fillIn(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel('Last name').fill('Falk')
  await page.getByRole('textbox', { name: 'Company' }).fill('Fundament AG')
  await page.getByLabel('Street and number').fill('Am Wall 7')
  await page.getByLabel('Postcode').fill('28195')
  await page.getByLabel('City').fill('Bremen')
  await page.getByLabel('Country').selectOption('DE')
}

async function chooseAgreements(page: Page) {
  await tick(page.getByRole('checkbox', { name: /legal entity/ }))
  await tick(page.getByRole('checkbox', { name: /privacy notice/ }))
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
}

async function typeCredentials(page: Page, email: string, password: string) {
  await page.waitForURL('**/sign-in/**')
  await settled(page)
  await page.getByLabel('E-mail address or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** The link of the mail's button, opened in the same window. */
async function openLinkOf(page: Page, mail: { text: string }) {
  const link = /\S+\/password\/new\?token=\S+/.exec(mail.text)![0]
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page).toHaveURL(/\/password\/new$/)
  await settled(page)
}

test('somebody registers, confirms, completes the details, agrees and is at home', async ({
  page,
}) => {
  await page.goto('/register')
  await settled(page)
  const button = page.getByRole('main').getByRole('button', { name: 'Register' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await expect(page.getByText('Company is required.').first()).toBeVisible()
  await page.getByLabel('E-mail address').pressSequentially('ida')
  await expect(page.getByLabel('E-mail address')).toHaveValue('ida')
  await fillIn(page, EMAIL)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await chooseAgreements(page)
  await button.click()
  await page.waitForURL('**/register/success')
  await expect(page.getByText('User registered')).toBeVisible()
  await expect(page.getByText(EMAIL)).toBeVisible()

  await openLinkOf(page, await latestMailTo(EMAIL, 'Please confirm your e-mail address'))
  const save = page.getByRole('button', { name: 'Save password' })
  await page.getByLabel('New password').fill('too-short')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText("New password doesn't match the criteria.")).toBeVisible()
  await choosePassword(page, PASSWORD)
  await expect(page.getByRole('heading', { name: 'Your account is ready.' })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await typeCredentials(page, EMAIL, PASSWORD)
  await expect(page.getByRole('link', { name: 'My account' }).first()).toBeVisible()

  // Nothing is asked twice: what was told and agreed to at the registration stands.
  await page.goto('/my-account')
  await expect(page).toHaveURL(/my-account$/)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Ida Falk/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing needs you today.' })).toBeVisible()
})

test('a forgotten password is replaced by mail, and the link works once', async ({ page }) => {
  await page.goto('/sign-in-or-register')
  await page.locator('main').getByText('Log in', { exact: true }).click()
  await page.waitForURL('**/sign-in/**')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.waitForURL('**/password/forgotten')
  await page.getByLabel('E-mail address').fill(EMAIL)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Please look into your mailbox.' })).toBeVisible()
  const mail = await latestMailTo(EMAIL, 'Choose a new password')
  await openLinkOf(page, mail)
  await choosePassword(page, REPLACEMENT)
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await typeCredentials(page, EMAIL, REPLACEMENT)
  await expect(page.getByRole('link', { name: 'My account' }).first()).toBeVisible()

  await openLinkOf(page, mail)
  await expect(page.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible()
})

test('a locked customer is told so and whom to ask', async ({ page }) => {
  await page.goto('/my-account')
  await signInAsCustomer(page, 'piet.dekker@grachtfondsen.example')
  await page.waitForURL('**/logout')
  await expect(
    page.getByRole('heading', {
      name: 'Your account is locked. Please contact our customer support.',
    })
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'data@alster-exchange.example' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+49/ })).toBeVisible()
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('employees read which role to request instead of a form', async ({ page }) => {
  await page.goto('/sign-in-or-register')
  await page.getByRole('link', { name: 'Which role do I need?' }).click()
  await expect(page.getByRole('table')).toContainText('shop_viewer')
  await expect(page.getByText('Environment: Production')).toBeVisible()
})
