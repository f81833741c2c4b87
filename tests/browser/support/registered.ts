import { expect, type Browser, type Page } from '@playwright/test'
import { latestMailTo } from './inbox.ts'
import { settled } from './settled.ts'

const PASSWORD = 'Tally-Mark-Seven-7'

type Customer = { email: string; firstName: string; lastName: string; company: string }

/** Fills in what staff say of a customer whom they register. */
export async function fillCustomer(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('E-mail address').fill(customer.email)
  await page.getByLabel('First name').fill(customer.firstName)
  await page.getByLabel('Last name').fill(customer.lastName)
  await page.getByRole('textbox', { name: 'Company' }).fill(customer.company)
  await page.getByLabel('Street and number').fill('Am Sandtorkai 41')
  await page.getByLabel('Postcode').fill('20457')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Country').selectOption('DE')
}

/** Opens the link that the customer was sent, chooses a password and signs in; answers the page. */
export async function firstSignIn(browser: Browser, email: string): Promise<Page> {
  const own = await (await browser.newContext()).newPage()
  const mail = await latestMailTo(email, 'Please confirm your e-mail address')
  const link = new URL(/\S+\/password\/new\?token=\S+/.exec(mail.text)![0])
  await own.goto(link.pathname + link.search)
  await settled(own)
  await own.getByLabel('New password').fill(PASSWORD)
  await own.getByLabel('Confirm password').fill(PASSWORD)
  await own.getByRole('button', { name: 'Save password' }).click()
  await own.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await own.waitForURL('**/sign-in/**')
  await settled(own)
  await own.getByLabel('E-mail address or username').fill(email)
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await own.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(own).toHaveURL(/accept-privacy-notice/)
  return own
}
