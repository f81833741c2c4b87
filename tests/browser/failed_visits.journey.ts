/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test'
import { settled } from './support/settled.ts'

const toast = (page: Page, title: string) =>
  page.getByRole('alertdialog').filter({ hasText: title })
const isVisit = (page: Page) => (address: URL) => new URL(page.url()).origin === address.origin

/** Answers what the router asks for, and nothing else, as a stranger would. */
async function interfere(page: Page, status: number, body: string, contentType: string) {
  await page.route(isVisit(page), (route) =>
    route.request().headers()['x-inertia']
      ? route.fulfill({ status, body, contentType })
      : route.continue()
  )
}

const unreachable = (page: Page) =>
  page.route(isVisit(page), (route) =>
    route.request().headers()['x-inertia'] ? route.abort('connectionrefused') : route.continue()
  )

test('a link whose server is away says so, and tries again when asked', async ({ page }) => {
  await page.goto('/faq')
  await settled(page)
  await unreachable(page)
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Imprint' }).click()
  await expect(toast(page, 'Status 0')).toContainText(
    'Error requesting data - The shop cannot be reached. Nothing you typed is lost.'
  )
  await expect(page).toHaveURL(/\/faq$/)
  await page.unroute(isVisit(page)).catch(() => undefined)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/imprint')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
})

test('a proxy’s page is not put over the shop', async ({ page }) => {
  await page.goto('/faq')
  await settled(page)
  await interfere(page, 502, '<html><h1>Bad gateway</h1></html>', 'text/html')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(toast(page, 'Status 502')).toContainText('Error requesting data')
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a form that cannot be sent keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await settled(page)
  await page.getByLabel('Subject').fill('Order book of 2019')
  await page.getByLabel('Message', { exact: true }).fill('Which levels are in it?')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Brook')
  await page.getByLabel('E-mail').fill('ada@brook.example')
  const refusal = {
    success: false,
    data: null,
    errors: [{ message: 'One.' }, { message: 'Two.' }],
    message: '',
  }
  await interfere(page, 429, JSON.stringify(refusal), 'application/json')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, 'Status 429')).toContainText('Error requesting data - One. - Two.')
  await expect(page.getByLabel('Subject')).toHaveValue('Order book of 2019')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/contact/success')
})

test('a visit that is never answered is given up', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  await settled(page)
  await page.clock.runFor(3000)
  await page.route(isVisit(page), (route) =>
    route.request().headers()['x-inertia'] ? undefined : route.continue()
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await page.clock.runFor(61_000)
  await expect(toast(page, 'Status 0')).toContainText('The shop did not answer in time.')
  await expect(page).toHaveURL(/\/faq$/)
})

test('what registration cannot send is said in its place, in German too', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/password/forgotten')
  await settled(page)
  await interfere(page, 503, '<html></html>', 'text/html')
  await page.getByRole('textbox').first().fill('anna.brandt@elbquant.example')
  await page.getByRole('main').getByRole('button').first().click()
  const strip = page.getByRole('alert').filter({ hasText: 'Status 503' })
  await expect(strip).toContainText('Fehler beim Abrufen der Daten')
  await expect(strip.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await context.close()
})
