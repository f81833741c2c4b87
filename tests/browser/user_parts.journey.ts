import { expect, test, type Browser, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

async function detailsOf(browser: Browser, role: string): Promise<Page> {
  const page = await staffWindow(browser, role, '/admin/manage-users?search=nina.keller')
  await page.getByRole('table').getByRole('link', { name: 'Nina Keller' }).click()
  await page.waitForURL('**/details')
  await settled(page)
  return page
}

const save = (page: Page, name = 'Save') =>
  page.getByRole('main').getByRole('button', { name, exact: true })

test('of two clerks the second is told who changed what, and keeps what was typed', async ({
  browser,
}) => {
  const [one, other] = [await detailsOf(browser, 'manager'), await detailsOf(browser, 'admin')]
  await other.getByLabel('Position').fill('Head of Market Data')
  await one.getByRole('textbox', { name: /^Mobile phone/ }).fill('+41795550164')
  await save(one).click()
  await expect(one.getByText('Details have been saved')).toBeVisible()

  await save(other).click()
  await expect(other.getByText(/mats.hansen@.*Mobile phone.*\+41795550164/).first()).toBeVisible()
  await expect(other.getByLabel('Position')).toHaveValue('Head of Market Data')
  await expect(other.getByRole('textbox', { name: /^Mobile phone/ })).toHaveValue('+41795550164')
  await save(other, 'Save all the same').click()
  await expect(other.getByText('Nothing is changed yet.')).toBeVisible()
  await one.reload()
  await expect(one.getByLabel('Position')).toHaveValue('Head of Market Data')
  await expect(one.getByRole('textbox', { name: /^Mobile phone/ })).toHaveValue('+41795550164')
  await one.context().close()
  await other.context().close()
})

test('nothing is saved while a field is not valid, and leaving asks', async ({ browser }) => {
  const page = await detailsOf(browser, 'manager')
  await page.getByLabel('First name').fill('')
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await save(page).click({ force: true })
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/required/)

  await page.getByRole('link', { name: 'Addresses' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Changes you made will not be saved')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Nina')
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Addresses of Nina Keller')
  await page.context().close()
})
