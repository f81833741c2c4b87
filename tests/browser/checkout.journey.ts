import { expect, test, type Locator, type Page } from '@playwright/test'
import { openBilling } from './support/addresses.ts'
import { untilAdded } from './support/basket.ts'
import { latestMailTo } from './support/inbox.ts'
import { staffWindow } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const PRODUCT = '/product/details/tick_cash_l1?from=2026-08-03&to=2026-08-31'

/** Signs in on the page of the own orders, in the language of the browser. */
async function signIn(page: Page, email: string) {
  await page.goto('/my-account/my-orders')
  await page
    .locator('main')
    .getByText(/^(Log in|Anmelden)$/)
    .click()
  await page.waitForURL('**/sign-in/**')
  await settled(page)
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill(email)
  await page.locator('input[type=password]').fill('Kontor-Demo-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my-account/**')
}

/** Presses Tab until the target has the focus. */
async function reach(page: Page, target: Locator) {
  await target.waitFor({ state: 'attached' })
  await settled(page)
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

test('the three steps with the keyboard alone', async ({ page }) => {
  await signIn(page, 'luc.moreau@rivemarche.example')
  await page.goto(PRODUCT)
  await press(page, page.getByRole('button', { name: 'Add to basket' }))
  await untilAdded(page)

  await page.goto('/basket/1')
  await press(page, page.getByRole('link', { name: 'Next: address' }))
  await page.waitForURL('**/basket/2')
  await press(page, page.getByRole('link', { name: 'Next: confirm and pay' }))
  await page.waitForURL('**/basket/3')
  const terms = page.getByRole('checkbox', { name: /accept the terms/ })
  await press(page, page.getByRole('button', { name: /^Order for/ }))
  await expect(terms).toBeFocused()
  await expect(page.getByText('The terms and conditions are not accepted yet.')).toBeVisible()
  await press(page, terms, 'Space')
  await press(page, page.getByRole('checkbox', { name: /legal entity/ }), 'Space')
  await press(page, page.getByRole('button', { name: /^Order for/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your order \d+ is registered/)
})

test.describe('auf Deutsch', () => {
  test.use({ locale: 'de-DE' })

  async function toLastStep(page: Page) {
    await page.goto(PRODUCT)
    await settled(page)
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await untilAdded(page)
    await page.goto('/basket/3')
    await settled(page)
  }

  test('solange der Artikel unterwegs ist, liegt er noch nicht im Warenkorb', async ({ page }) => {
    await signIn(page, 'anna.brandt@elbquant.example')
    let send = () => {}
    const held = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/basket/items', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(PRODUCT)
    await settled(page)
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page.getByText('Wird in den Warenkorb gelegt')).toBeVisible()
    await expect(page.getByText('In den Warenkorb gelegt', { exact: true })).toHaveCount(0)
    send()
    await untilAdded(page)
    await page.goto('/basket/3')
    await expect(page).toHaveURL(/basket\/3$/)
    await page.goto('/basket/1')
    await settled(page)
    await page.getByRole('button', { name: 'Warenkorb löschen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Warenkorb löschen' }).click()
    await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  })

  test('per Überweisung: Bestätigung auf der Seite, in der Mail und als PDF', async ({ page }) => {
    await signIn(page, 'anna.brandt@elbquant.example')
    await toLastStep(page)
    await declare(page)
    await page.getByRole('button', { name: /^Für .* EUR bestellen/ }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/Ihre Bestellung \d+ ist registriert/)
    const number = /\d+/.exec(await title.innerText())![0]
    const link = page.getByRole('link', { name: /Auftragsbestätigung \(PDF\)/ })
    const letter = await page.request.get((await link.getAttribute('href'))!)
    expect(letter.headers()['content-type']).toBe('application/pdf')
    const mail = await latestMailTo('anna.brandt@elbquant.example', `Ihre Bestellung ${number}`)
    expect(mail.text).toContain('Verwendungszweck: RF')
    expect(mail.text).toContain(`/my-orders/${number}/confirmation`)
  })

  test('mit Karte', async ({ page }) => {
    await signIn(page, 'anna.brandt@elbquant.example')
    await toLastStep(page)
    await page.getByRole('radio', { name: /Kreditkarte/ }).check()
    const fields = { 'Kartennummer': '4711100000000000', 'Gültig bis': '1249', 'Prüfziffer': '123' }
    for (const [title, value] of Object.entries(fields)) {
      const field = page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
      await field.pressSequentially(value)
    }
    await declare(page)
    await page.getByRole('button', { name: /EUR mit Karte zahlen/ }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/Ihre Bestellung \d+ ist bezahlt/)
  })
})

test('per Kontingent: der Zähler, keine Umsatzsteuer', async ({ browser }) => {
  const page = await staffWindow(browser, 'derivatives', '/my-account/my-orders')
  await page
    .context()
    .addCookies([{ name: 'i18nextLng', value: 'de', url: new URL(page.url()).origin }])
  await page.goto(PRODUCT)
  await settled(page)
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await untilAdded(page)
  await page.goto('/basket/2')
  await fillAddress(page)
  await page.getByRole('link', { name: 'Weiter: bestätigen und zahlen' }).click()
  await page.waitForURL('**/basket/3')
  await settled(page)
  await page.getByRole('radio', { name: /Kontingent/ }).check()
  await expect(page.getByText(/von 1\.000\.000,00 EUR verwendet/)).toBeVisible()
  await declare(page)
  await page.getByRole('button', { name: /EUR per Kontingent bestellen/ }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/Ihre Bestellung \d+ ist registriert/)
  await page.context().close()
})

async function fillAddress(page: Page) {
  await openBilling(page, 'Ändern')
  await page.getByLabel('Firma oder Name').fill('Alster Exchange AG')
  await page.getByLabel('Straße und Hausnummer').fill('Speicherkontor 7')
  await page.getByLabel('Postleitzahl').fill('20457')
  await page.getByLabel('Ort').fill('Hamburg')
  await page.getByLabel('Land').selectOption('DE')
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(page.getByText('Speicherkontor 7').first()).toBeVisible()
}

async function declare(page: Page) {
  await tick(page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
  await tick(page.getByRole('checkbox', { name: /juristische Person/ }))
}
