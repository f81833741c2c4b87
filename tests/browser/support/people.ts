import type { Browser, BrowserContext, Page } from '@playwright/test'
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

/** What a browser keeps of a role that has signed in: each worker signs in once. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>()

/** A window of its own in which a member of staff with the role is signed in. */
export async function staffWindow(browser: Browser, role: string, path: string): Promise<Page> {
  const known = kept.get(role)
  const context = await browser.newContext({ storageState: known })
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  if (isAt(path, new URL(page.url()))) return page
  if (known) {
    // Its session has ended meanwhile; the provider would let its own go on without a question.
    kept.delete(role)
    await context.close()
    return await staffWindow(browser, role, path)
  }
  await signInAsStaff(page, role, path)
  kept.set(role, await context.storageState())
  return page
}

async function signInAsStaff(page: Page, role: string, path: string) {
  await page.locator('main').getByText('Log in as staff').click()
  await page
    .getByRole('button', { name: new RegExp(role, 'i') })
    .first()
    .click()
  await page.waitForURL((url) => isAt(path, url))
  await settled(page)
}

/** Whose session has ended is led to the sign-in or, after idle time, to the word of it. */
const isAt = (path: string, { pathname, search }: URL): boolean =>
  `${pathname}${search}`.startsWith(path)
