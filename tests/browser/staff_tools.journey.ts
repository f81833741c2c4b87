import { expect, test, type Page } from '@playwright/test'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { shopToday } from './support/shop_today.ts'

type Tool = { path: string; does: string; work: (page: Page) => Promise<void> }

const NEXT_YEAR = Number(shopToday().slice(0, 4)) + 1
const MARK = Date.now()

/** What a link that is a file gives. */
async function csvOf(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: /^Export CSV/ }).getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()['content-type']).toContain('text/csv')
  return answer.text()
}

const TOOLS: Tool[] = [
  {
    path: '/admin/calendars/XALD',
    does: 'a holiday to come is rehearsed, saved and remembered',
    async work(page) {
      const day = `${NEXT_YEAR}/08/04`
      await page.getByRole('textbox', { name: 'Day', exact: true }).fill(day)
      await page.getByRole('textbox', { name: 'Name in English' }).fill('Founders’ Day')
      await page.getByRole('textbox', { name: 'Name in German' }).fill('Gründungstag')
      await page.getByRole('button', { name: 'Add the holiday' }).click()
      await expect(page.getByRole('heading', { name: 'What this changes' })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: day })).toContainText(
        'becomes a holiday'
      )
      await page.getByRole('button', { name: 'Save the calendar' }).click()
      await expect(page.getByText('The calendar is saved: 1 day changed.')).toBeVisible()
      await expect(page.getByText(`Holidays since: ${day}`).first()).toBeVisible()
    },
  },
  {
    path: '/admin/data-partners/MRDF',
    does: 'another share of the partner is kept from a day on',
    async work(page) {
      await page.getByRole('textbox', { name: 'From', exact: true }).fill(`${NEXT_YEAR}/01/01`)
      await page.getByRole('textbox', { name: 'Share in percent' }).fill('41.25')
      await page.getByRole('button', { name: 'Add share' }).click()
      await expect(page.getByText('The share is kept.')).toBeVisible()
      const shares = page.getByRole('table', { name: 'Shares of the partner' })
      await expect(shares.getByRole('row').filter({ hasText: `${NEXT_YEAR}/01/01` })).toContainText(
        '41.25'
      )
      const statement = page.getByRole('link', { name: /^Statement of .* as CSV$/ })
      const file = await page.request.get((await statement.getAttribute('href'))!)
      expect(await file.text()).toContain('Owed EUR')
    },
  },
  {
    path: '/admin/open-demand?search=alsterblick',
    does: 'whose basket waits is found, opened, and in the file',
    async work(page) {
      expect(await csvOf(page)).toContain('Alsterblick Capital GmbH')
      const row = page.getByRole('row').filter({ hasText: 'Alsterblick Capital GmbH' }).first()
      await row.getByRole('link', { name: 'Henrike Alten' }).click()
      await page.waitForURL(/\/admin\/manage-users\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Henrike Alten')
    },
  },
  {
    path: '/admin/expiring',
    does: 'a longer time has more that ends, with what a year of it costs',
    async work(page) {
      const rows = () => page.getByRole('table').last().getByRole('row').count()
      await page.getByText('30', { exact: true }).first().click()
      await page.waitForURL('**within=30**')
      await settled(page)
      const soon = await rows()
      await page.getByText('365', { exact: true }).first().click()
      await page.waitForURL('**within=365**')
      await settled(page)
      expect(await rows()).toBeGreaterThan(soon)
      expect(await csvOf(page)).toContain('List price of a year net EUR')
    },
  },
  {
    path: '/admin/download-centre?category=general',
    does: 'a file is added, can be fetched, and is deleted',
    async work(page) {
      const [name, text] = [`journey-${MARK}.txt`, 'What a journey left.\n']
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
      await page.getByRole('button', { name: 'Add a file' }).click()
      await page.locator('main form input[type=file]').setInputFiles(file)
      await page.locator('main form').getByRole('button', { name: /^Save/ }).click()
      await expect(page.getByText('File added')).toBeVisible()
      const href = await page.getByRole('link', { name }).getAttribute('href')
      expect(await (await page.request.get(href!)).text()).toBe(text)
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('File deleted')).toBeVisible()
      await expect(page.getByRole('link', { name })).toBeHidden()
    },
  },
]

for (const { path, does, work } of TOOLS) {
  test(`${path}: ${does}`, async ({ browser }) => {
    const page = await staffWindow(browser, 'admin', path)
    await settled(page)
    await work(page)
    await page.context().close()
  })
}
