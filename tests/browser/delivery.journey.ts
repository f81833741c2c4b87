import { expect, test, type Page } from '@playwright/test'
import { signInAsCustomer, staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'

/** The number of a completed order of the demo customer. */
async function completedOrder(page: Page): Promise<number> {
  await page.goto('/my-account/my-orders')
  await signInAsCustomer(page, 'anna.brandt@elbquant.example')
  await page.waitForURL('**/my-orders*')
  const row = page.getByRole('row').filter({ hasText: 'Completed' }).first()
  return Number(await row.getByRole('link').first().innerText())
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name }).first().click(),
  ])
  const path = test.info().outputPath(file.suggestedFilename())
  await file.saveAs(path)
  return path
}

/** Drops files on the page that checks them; they are genuine. */
async function check(page: Page, files: string[]): Promise<void> {
  await page.goto('/verify')
  await settled(page)
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByText('Genuine')).toBeVisible()
}

type Listed<T> = { data: { content: T[] } }

/** The address of the link that was added last, as programs read it. */
async function newestLink(page: Page, staff: Page, number: number): Promise<string> {
  const orders = await page.request.get('/api/v1/orders/basic')
  const [order] = ((await orders.json()) as Listed<{ userId: number }>).data.content
  const links = await staff.request.get(`/api/v1/orders/${number}/${order!.userId}/links`)
  return ((await links.json()) as Listed<{ link: string }>).data.content[0]!.link
}

test('a delivery proves itself, to its buyer and to whoever got a public link', async ({
  page,
  browser,
}) => {
  const number = await completedOrder(page)
  await page.goto(`/my-account/my-orders/${number}`)
  const manifest = await download(page, 'manifest.json')
  const signature = await download(page, 'Signature')

  await check(page, [manifest, signature])
  await expect(page.getByText(/The signature is valid/)).toBeVisible()

  const staff = await staffWindow(browser, 'admin', `/admin/manage-orders/${number}`)
  await staff.getByLabel('Valid for').selectOption('7')
  await staff.getByRole('button', { name: 'Add link' }).click()
  await expect(staff.getByText('Link added')).toBeVisible()
  const link = await newestLink(page, staff, number)
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.getByRole('button', { name: 'Copy link' }).first().click()
  await expect(staff.getByText('Link copied to clipboard').first()).toBeVisible()
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  const file = await download(stranger, 'Download ')
  await check(stranger, [file])

  await staff.getByRole('button', { name: 'Delete link' }).first().click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click()
  await expect(staff.getByText('Link deleted')).toBeVisible()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Download link is not valid' })).toBeVisible()

  await page.goto(`/deliveries/${number}/downloads`)
  await expect(page.getByText('through a public link').first()).toBeVisible()
})
