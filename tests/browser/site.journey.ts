/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test'
import { startTemporaryShop, type TemporaryShop } from '../../bin/support/temporary_shop.ts'
import { answerCookies } from './support/consent.ts'
import { staffWindow } from './support/people.ts'
import { cutPlaceholders } from './support/cut_placeholders.ts'
import { settled } from './support/settled.ts'
import { tooWide } from './support/too_wide.ts'

const filmsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/films/')) asked.push(request.url())
  })
  return asked
}

test('Control and K finds a product by words in any order, and leads to it', async ({ page }) => {
  await page.goto('/faq')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'Search products and pages' })).toBeFocused()
  await page.keyboard.type('quotes g10 fx')
  const found = page.getByRole('menuitem', { name: /FX Spot G10, Trades and Best Quotes/ })
  await expect(found).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/details/fx_spot_g10')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the palette opens pages in German, and Escape gives the focus back', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto('/')
  await settled(page)
  const opener = page.getByRole('button', { name: 'Produkte und Seiten suchen' })
  await opener.click()
  await expect(page.getByRole('menuitem', { name: 'Impressum' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await context.close()
})

test('staff find an order by its number and the administration’s places', async ({ browser }) => {
  const page = await staffWindow(browser, 'admin', '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Search products and pages' }).fill('10412')
  const order = page.getByRole('menuitem', { name: /^Order 10412/ })
  await expect(order).toContainText(/EUR/)
  await page.getByRole('searchbox', { name: 'Search products and pages' }).fill('elbquant')
  await expect(page.getByRole('menuitem', { name: /Anna Brandt/ }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search products and pages' }).fill('manage orders')
  await page.getByRole('menuitem', { name: /^Manage orders/ }).click()
  await page.waitForURL('**/admin/manage-orders')
  await page.context().close()
})

test('nobody of the staff meets an empty administration', async ({ browser }) => {
  for (const role of ['viewer', 'sales']) {
    const page = await staffWindow(browser, role, '/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
    const main = page.getByRole('main')
    const place = main.getByRole('link', { name: /^Manage|^Register|^Sales/ })
    const none = main.getByRole('heading', { name: 'No place for your roles here yet' })
    await expect(place.or(none).first()).toBeVisible()
    if (await none.isVisible()) await main.getByRole('link', { name: 'Browse products' }).click()
    else await place.first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Administration')
    await page.context().close()
  }
})

test('what is copied is said by a toast', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/product/details/fx_spot_g10')
  await settled(page)
  await page
    .getByRole('button', { name: /^Copy .*product/i })
    .first()
    .click()
  await expect(page.getByText('Saved to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('fx_spot_g10')
})

test('errors come and go while somebody types, and the focus stays', async ({ page }) => {
  await page.goto('/contact')
  await settled(page)
  await page.getByRole('button', { name: 'Send' }).click({ force: true })
  await expect(page.getByRole('alert').filter({ hasText: 'not sent yet' })).toBeFocused()
  const subject = page.getByLabel('Subject')
  await subject.pressSequentially('A')
  await subject.press('Backspace')
  await expect(page.getByText('Subject is required.').first()).toBeVisible()
  await expect(subject).toBeFocused()
})

test('a change of page goes to the top and gives its heading the focus', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await settled(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await page.waitForURL('**/imprint')
  const heading = page.getByRole('heading', { level: 1, name: 'Imprint' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('films load nothing before consent, and are there once it is given', async ({ page }) => {
  const asked = filmsOf(page)
  await page.goto('/')
  await settled(page)
  await expect(
    page.getByText('The preview is unavailable unless cookies are accepted.')
  ).toHaveCount(1)
  expect(asked).toEqual([])

  await page.getByRole('link', { name: 'Open the cookie choice' }).click()
  const accept = page.getByRole('button', { name: 'Accept all' })
  await expect(accept).toBeFocused()
  await accept.click()
  await expect(page.locator('video')).toHaveCount(5)
  await expect(accept).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('all')

  await page.getByRole('button', { name: 'Cookie manager' }).click()
  await page.getByRole('button', { name: 'Only use necessary technologies' }).click()
  await expect(page.locator('video')).toHaveCount(0)
})

test('a refused message keeps what was typed, a good one is confirmed', async ({ page }) => {
  await page.goto('/contact')
  await settled(page)
  const send = page.getByRole('button', { name: 'Send' })
  await expect(
    page.getByText('To send the message, please fill in the required fields')
  ).toBeVisible()
  await page.getByLabel('Subject').fill('Order book of 2019')
  await page.getByLabel('Message', { exact: true }).fill('Which levels are in it?')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Brook')
  await page.getByLabel('E-mail').fill('ada@brook')
  await page.getByLabel('E-mail').blur()
  await expect(page.getByText('Email is not valid!').first()).toBeVisible()
  await expect(send).toBeDisabled()
  await page.getByLabel('E-mail').fill('ada@brook.example')
  await page.getByText('Recommendation').click()
  await expect(page.getByLabel('Subject')).toHaveValue('Order book of 2019')
  await send.click()
  await page.waitForURL('**/contact/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/your message is with us/)
  await expect(page.getByText('Message has been sent')).toBeVisible()
})

test('without scripts a refused message comes back as it was typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/contact')
  await page.getByLabel('Subject').fill('Order book of 2019')
  await page.getByLabel('E-mail').fill('ada@brook')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Email is not valid!').first()).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Order book of 2019')
  await context.close()
})

test('language and theme stay, keep what is typed, and do not flash', async ({ page }) => {
  await answerCookies(page.context(), 'necessary')
  await page.goto('/contact')
  await settled(page)
  await page.getByLabel('Subject').fill('Order book of 2019')
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(page.getByLabel('Betreff')).toHaveValue('Order book of 2019')
  await page.getByRole('button', { name: 'Zwischen hell und dunkel wechseln' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const answer = await page.request.get('/faq', { headers: { accept: 'text/html' } })
  expect(await answer.text()).toContain('<html lang="de" data-theme="dark"')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
})

test('terms print in black on white without navigation', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByText('Version 2.0, effective 2026/11/22')).toBeVisible()
  const [text, room] = await page
    .locator('[data-print="document"]')
    .evaluate((document) => [document.clientWidth, document.parentElement!.clientWidth])
  expect(text, 'the contents beside it are gone, and so is their column').toBe(room)
  const left = await page
    .locator('main :is(h1, h2, h3, caption)')
    .evaluateAll((heads) => heads.filter((head) => getComputedStyle(head).breakAfter !== 'avoid'))
  expect(left, 'no heading stands alone at the foot of a page').toHaveLength(0)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper)
})

test('German fits at every width, also where the navigation folds', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  await answerCookies(context, 'necessary')
  const page = await context.newPage()
  for (const path of ['/', '/faq', '/contact', '/data', '/right-of-withdrawal']) {
    await page.goto(path)
    await settled(page)
    for (let width = 320; width <= 1920; width += 40) {
      expect(await tooWide(page, width), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await context.close()
})

test('placeholders are read to their end on a phone, in both languages', async ({ browser }) => {
  for (const locale of ['en-GB', 'de-DE']) {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
    await answerCookies(context, 'necessary')
    const page = await context.newPage()
    for (const path of ['/', '/products', '/faq', '/product/details/fx_spot_g10', '/contact']) {
      await page.goto(path)
      await settled(page)
      expect(await cutPlaceholders(page), `${path} in ${locale}`).toEqual([])
    }
    await page.goto('/')
    const search = page.getByRole('main').locator('input[placeholder]').first()
    const long = 'Produktname, Kürzel, Handelsplatz oder ISIN eines Wertpapiers'
    await search.evaluate((field: HTMLInputElement, text) => (field.placeholder = text), long)
    expect(await cutPlaceholders(page)).toEqual([long])
    await context.close()
  }
})

test.describe('while the shop is closing', () => {
  let shop: TemporaryShop | undefined
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    shop = await startTemporaryShop({
      DEMO: 'false',
      DECOMMISSION_PHASE: 'closing',
      DECOMMISSION_ON: '2027-10-29',
      DECOMMISSION_SUCCESSOR: 'https://next.example',
    })
  })
  test.afterAll(() => shop?.stop())

  test('the notice counts down, can be stopped, and leads on at once', async ({ page }) => {
    await page.route('https://next.example/**', (route) => route.fulfill({ body: 'The next shop' }))
    await page.goto(shop!.url)
    await settled(page)
    await expect(
      page.getByText('This shop will cease operations on 2027/10/29. Please move to next.example.')
    ).toBeVisible()

    const contact = page.getByRole('link', { name: 'Contact', exact: true }).first()
    await contact.click()
    const notice = page.getByRole('alertdialog')
    await expect(notice.getByText(/^1[2-5]$/)).toBeVisible()
    await notice.getByRole('button', { name: 'Stay here' }).click()
    await expect(notice).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')

    await page.getByRole('link', { name: 'Register' }).first().click()
    await notice.getByRole('button', { name: 'Go now' }).click()
    await expect(page.getByText('The next shop')).toBeVisible()
  })

  test('the notice leads on by itself after 15 seconds', async ({ page }) => {
    await page.clock.install()
    await page.route('https://next.example/**', (route) => route.fulfill({ body: 'The next shop' }))
    await page.goto(shop!.url)
    await settled(page)
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.clock.runFor(16_000)
    await expect(page.getByText('The next shop')).toBeVisible()
  })

  test('the server refuses what the notice stands before', async ({ request }) => {
    const answer = await request.get(`${shop!.url}/contact`, { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain('This part of the shop has already closed.')
  })
})

test('a clerk goes from a payment reference to its order by keyboard alone', async ({
  browser,
}) => {
  const page = await staffWindow(browser, 'manager', '/admin')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Search products and pages' })
  await expect(field).toBeFocused()
  await page.keyboard.type('RF83 1041 2')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/manage-orders/10412')
  await page.context().close()
})
