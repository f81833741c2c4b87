import { type Browser, type Page } from '@playwright/test'
import { settled } from './settled.ts'

const PASSWORD = 'Kontor-Demo-2026'

/** Signs a demo customer in at the page where the shop asked for it. */
export async function signInAsCustomer(page: Page, email: string) {
  await settled(page)
  await page.locator('main').getByText('Log in', { exact: true }).click()
  await page.waitForURL('**/sign-in/**')
  await settled(page)
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** A window of its own in which a member of staff with the role is signed in. */
export async function staffWindow(browser: Browser, role: string, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  await page.locator('main').getByText('Log in as staff').click()
  await page
    .getByRole('button', { name: new RegExp(role, 'i') })
    .first()
    .click()
  await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(path))
  await settled(page)
  return page
}
