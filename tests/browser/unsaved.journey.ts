/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test'
import { answerCookies } from './support/consent.ts'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

const QUESTION = 'Changes you made will not be saved. Do you want to leave this page?'
const home = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })

test('changed personal data are asked about, saved ones are not', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await answerCookies(context, 'necessary')
  await page.goto('/my-account/personal-data')
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL('**/my-account/personal-data')
  await settled(page)
  const job = page.getByLabel('Position')
  const before = await job.inputValue()
  await job.fill('Head of Tests')
  await home(page).click()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(job).toHaveValue('Head of Tests')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  const vatId = page.getByLabel(/^VAT ID/)
  await vatId.fill('de 312 748 100')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('alertdialog').first()).toBeVisible()
  await expect(vatId).toHaveValue('DE312748100')
  await home(page).click()
  await page.waitForURL('**/imprint')
  await page.goto('/my-account/personal-data')
  await settled(page)
  await job.fill(`${before} again`)
  await home(page).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/imprint')
  await page.context().close()
})

test('a form asks before what was typed is lost, and not about another language', async ({
  page,
}) => {
  await answerCookies(page.context(), 'necessary')
  for (const path of ['/contact', '/register', '/a7product/details/A7_algorithms']) {
    await page.goto(path)
    await settled(page)
    await home(page).click()
    await page.waitForURL('**/imprint')
    await page.goto(path)
    await settled(page)
    await page.getByLabel('First name').fill('Ada')
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await expect(page.getByLabel('Vorname')).toHaveValue('Ada')
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await home(page).click()
    await expect(page.getByText(QUESTION)).toBeVisible()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.waitForURL('**/imprint')
  }
})

test('staff are asked about a transfer and a refund that they have begun', async ({ browser }) => {
  const page = await staffWindow(browser, 'admin', '/admin/manage-orders/10412')
  const away = page.getByRole('link', { name: 'Manage orders' }).first()
  const amount = page.getByLabel('Amount received, EUR')
  await amount.fill('12.34')
  await amount.blur()
  await away.click()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(amount).toHaveValue(/12[.,]34/)

  await page.goto('/admin/manage-orders/10407')
  await settled(page)
  await page.getByRole('button', { name: 'Refund money' }).click()
  await page.getByLabel('Reason', { exact: true }).fill('A file was missing')
  await away.click()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/admin/manage-orders')
  await page.context().close()
})
