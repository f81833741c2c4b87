import { expect, test, type Page } from '@playwright/test'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'
import { tick } from './support/tick.ts'

const FX = '/product/details/fx_spot_g10'

test('a buyer finds a product in spite of a typo and narrows the list by its address', async ({
  page,
}) => {
  await page.goto('/products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('derivativs trdes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('derivativs trdes')
  await expect(page.getByRole('link', { name: 'Derivatives Trades', exact: true })).toBeVisible()

  await page.goto('/products')
  const rail = page.getByRole('navigation', { name: 'Filter products' })
  await rail.getByRole('link', { name: /^FX data/ }).click()
  await page.waitForURL('**/products?category=fxdata')
  await rail.getByRole('link', { name: /^Spot/ }).click()
  await page.waitForURL('**/products?category=fxdata&subcategory=fx_spot')
  await expect(page.getByRole('heading', { level: 1, name: 'Spot' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'FX data' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()

  await page.goto('/products?search=zzzzqqqq')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(page).toHaveURL(/\/products$/)
})

test('without scripts and cookies the kept overview hears the answer about cookies', async ({
  browser,
}) => {
  for (const answer of ['Only use necessary technologies', 'Accept all']) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/products')
    await page.getByRole('button', { name: answer }).click()
    await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    await context.close()
  }
})

test('days are chosen by keys in the calendar and priced with the module ladder', async ({
  page,
}) => {
  await page.goto(`${FX}?from=2025-06-02&to=2025-06-30`)
  const day = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
  await settled(page)
  await day('3 March 2025').focus()
  for (let month = 0; month < 3; month++) await page.keyboard.press('Shift+ArrowDown')
  await expect(page).toHaveURL(/from=2025-03-03&to=2025-06-0/)
  const quote = page.getByRole('region', { name: 'Quote' })
  await expect(quote.getByText('Module level, Meridian FX').first()).toBeVisible()
  await expect(quote.getByRole('listitem').filter({ hasText: 'applies now' })).toContainText(
    '141.30'
  )

  await page.goto('/product/details/tick_cash_l1?from=2024-12-02&to=2025-01-10')
  await expect(quote.getByText(/2024\/12\/24 Christmas Eve/)).toBeHidden()
  await quote.getByText('Show the holidays').click()
  await expect(quote.getByText(/2024\/12\/24 Christmas Eve/)).toBeVisible()
  await expect(quote.getByText('25 days at 12.40 a day')).toBeVisible()
})

test('every range that cannot be ordered says why at its field', async ({ page }) => {
  await page.goto(`${FX}?from=2026-10-01&to=2026-10-31`)
  await settled(page)
  await type(page, '2026/10/31', '2026/10/01')
  await expect(
    page.getByText('Please select a date range where from is not after to.')
  ).toBeVisible()
  await type(page, '2026/10/01', '2026/10/05')
  await expect(page.getByText('Please select at least 20 business days.')).toBeVisible()
  await expect(page.getByText('17 more trading days are needed.')).toBeVisible()
  await expect(page.getByText(/to drop the fee/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add 17 more trading days' }).click()
  await expect(page.getByRole('textbox', { name: 'Last day' })).toHaveValue('2026/10/28')
  await expect(page.getByText('Minimum of 20 is met.')).toBeVisible()
  await type(page, '1998/01/01', '1998/12/31')
  await expect(page.getByText(/Please select a date range between 2019\/01\/02 and/)).toBeVisible()
  await type(page, '2026/10/03', '2026/10/04')
  await expect(page.getByText('Selected date range contains no files.')).toBeVisible()
  await type(page, '2026/02/31', '2026/10/04')
  await expect(page.getByText('Please enter a day as YYYY/MM/DD.')).toBeVisible()
  await page.goto(`${FX}?from=2026-02-31&to=2026-10-04`)
  await expect(page.getByText('The address names a day that does not exist.')).toBeVisible()
})

async function type(page: Page, from: string, to: string) {
  await page.getByRole('textbox', { name: 'First day' }).fill(from)
  await page.getByRole('textbox', { name: 'Last day' }).fill(to)
}

test('figures and button stand for what the fields show, and for nothing else', async ({
  page,
}) => {
  await page.goto(`${FX}?from=2026-09-01&to=2026-10-30`)
  await settled(page)
  const first = page.getByRole('textbox', { name: 'First day' })
  const add = page.getByRole('button', { name: 'Add to basket' })
  const isShown = page.getByText('for 2026/09/01 to 2026/10/30')
  const noDay = page.getByText('Please enter a day as YYYY/MM/DD.')
  for (const typed of ['abc', '', '2026/02/30', '10/31/2026', '2026/10']) {
    await first.fill(typed)
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Enter a first and a last day')).toBeVisible()
    await expect(isShown).toBeVisible()
    await first.blur()
    const word = typed === '10/31/2026' ? page.getByText('Day and month can be mistaken') : noDay
    await expect(word).toBeVisible()
    await add.click({ force: true })
    await expect(first).toBeFocused()
  }
  await page.locator('#quote').getByText('2025', { exact: true }).click()
  await expect(first).toHaveValue('2025/01/01')
  await expect(add).not.toHaveAttribute('aria-disabled', 'true')

  for (const typed of ['20.07.2026', '2026-07-20', '20260720', '20 Jul 2026', '20. Juli 2026']) {
    await first.fill(typed)
    await page.getByRole('textbox', { name: 'Last day' }).fill('2026/10/30')
    await expect(page).toHaveURL(/from=2026-07-20&to=2026-10-30/)
    await expect(first).toHaveValue('2026/07/20')
    await first.fill('2026/07/21')
  }
  await first.fill('20.07.2026')
  await expect(page.getByText('= 2026/07/20')).toBeVisible()
})

test('days that are typed while an answer comes in count, whatever was typed between', async ({
  page,
}) => {
  const first = page.getByRole('textbox', { name: 'First day' })
  for (const wait of [0, 1, 2, 4, 8, 16]) {
    await page.goto(`${FX}?from=2026-09-01&to=2026-10-30`)
    await settled(page)
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/quote')) asked.push(searchParams.get('from'))
    })
    await page.evaluate(typeAfterAnswer, { texts: ['2026/07/21', '2026-07-20'], wait })
    await first.fill('2026/07/20')
    await expect.poll(() => asked).toEqual(['2026-07-20', '2026-07-20'])
    await expect(page).toHaveURL(/from=2026-07-20/)
    const add = page.getByRole('button', { name: 'Add to basket' })
    await expect(add).not.toHaveAttribute('aria-disabled', 'true')
    page.removeAllListeners('request')
  }
})

/** Types days one after another, the first so many milliseconds after the next quote was read. */
function typeAfterAnswer({ texts, wait }: { texts: string[]; wait: number }) {
  const read = Response.prototype.json
  Response.prototype.json = async function (this: Response) {
    const answer = await read.call(this)
    if (!this.url.includes('/quote?')) return answer
    Response.prototype.json = read
    texts.forEach((text, at) => setTimeout(() => enter(text), wait + at * 60))
    return answer
  }
  const enter = (text: string) => {
    const field = document.querySelector<HTMLInputElement>('#quote input[name="from"]')!
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

test('a quote that cannot be fetched is said, gates the button and can be tried again', async ({
  page,
}) => {
  await page.goto(`${FX}?from=2026-09-01&to=2026-10-30`)
  await settled(page)
  const last = page.getByRole('textbox', { name: 'Last day' })
  const add = page.getByRole('button', { name: 'Add to basket' })
  const CALL = '**/products/*/quote?**'
  const failures = [
    { status: 429, to: '2026/10/28', word: 'That was a lot at once.' },
    { status: 500, to: '2026/10/29', word: 'cannot be fetched just now' },
    { status: 0, to: '2026/10/27', word: 'cannot be fetched just now' },
  ]
  for (const { status, to, word } of failures) {
    await page.route(CALL, (route) =>
      status ? route.fulfill({ status, headers: wait(60) }) : route.abort()
    )
    await last.fill(to)
    await expect(page.getByText(word)).toBeVisible()
    await expect(page.getByText('for 2026/09/01 to 2026/10/30')).toBeVisible()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await page.unroute(CALL)
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/to=2026-10-27/)
  await expect(add).not.toHaveAttribute('aria-disabled', 'true')

  await page.route(CALL, (route) => route.fulfill({ status: 429, headers: wait(1) }), { times: 1 })
  await last.fill('2026/10/26')
  await expect(page.getByText('The price comes by itself')).toBeVisible()
  await expect(page).toHaveURL(/to=2026-10-26/)
})

const wait = (seconds: number) => ({ 'retry-after': String(seconds) })

test('degraded days are left out until the buyer includes them, and the link says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${FX}?from=2026-01-02&to=2026-03-31`)
  await settled(page)
  const counted = page.getByRole('row', { name: /^Counted trading days/ })
  await expect(page.getByRole('row', { name: /^Degraded days, left out/ })).toBeVisible()
  const before = Number(await counted.getByRole('cell').last().textContent())
  await page.getByText(/^Include \d+ degraded days?$/).click()
  await expect(page).toHaveURL(/degraded=1/)
  await expect(page.getByRole('row', { name: /^Degraded days, left out/ })).toHaveCount(0)
  expect(Number(await counted.getByRole('cell').last().textContent())).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied to clipboard')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Quote' })).toBeVisible()
  await expect(page.getByText(/degraded days? (is|are) included/)).toBeVisible()
})

test('the coverage reads as a table, the preview shows rows of the file, a sample comes at once', async ({
  page,
}) => {
  await page.goto('/product/details/tick_cash_l1')
  await settled(page)
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2025')
  await page
    .getByRole('combobox', { name: 'Month', exact: true })
    .selectOption({ label: 'Whole year, by month' })
  const months = page.getByRole('table', { name: /^Coverage of/ })
  await months.getByRole('button', { name: /^Choose May/ }).click()
  await expect(page).toHaveURL(/from=2025-05-01&to=2025-05-31/)
  await months.getByRole('button', { name: 'Days May 2025' }).click()
  const days = page.getByRole('table', { name: 'Days of May 2025' })
  await expect(days.getByRole('row')).toHaveCount(32)
  const row = (day: string) => days.getByRole('row', { name: new RegExp(`^2025/05/${day}`) })
  await expect(row('01')).toContainText(/Exchange holiday.*Labour Day.*skipped/)
  await expect(row('02')).toContainText(/Available.*counted/)
  await expect(row('03')).toContainText(/Weekend.*Not a trading day.*skipped/)

  await page.getByRole('heading', { name: 'First rows of the file' }).scrollIntoViewIfNeeded()
  const preview = page.getByRole('region', { name: /^First rows of XALC_TICK_CASH_L1/ })
  await expect(preview.getByRole('columnheader', { name: /^ts_utc/ })).toBeVisible()
  await expect(preview.getByRole('row')).toHaveCount(9)
  await page.getByRole('button', { name: /^Show \d+ rows$/ }).click()
  await expect(preview.getByRole('row')).toHaveCount(101)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'XALC_TICK_CASH_L1_20250303.csv.gz' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('XALC_TICK_CASH_L1_20250303.csv.gz')
})

test('a visitor orders a year of sample data', async ({ page }) => {
  await page.goto('/products?samples=1')
  await page.getByRole('link', { name: /sample data ?, Cash Market Trades and Quotes$/ }).click()
  await page.waitForURL('**/sample-data/details/tick_cash_l1')
  await settled(page)
  await fillIn(page)
  await page.getByRole('button', { name: 'Order sample data' }).click()
  await page.waitForURL('**/sample-data/success')
  await expect(page.getByText('Thank you, your sample data is ordered.')).toBeVisible()
  await expect.poll(() => mailsTo('ada@brook.example'), { timeout: 60_000 }).toBeGreaterThan(0)
})

test('a visitor requests a trial and is told what is missing before', async ({ page }) => {
  await page.goto('/products?category=a7_insight')
  await page.getByRole('link', { name: 'Order Book Lab, Cash' }).click()
  await page.waitForURL('**/a7product/details/A7_orderbook_cash')
  await settled(page)
  await page.getByRole('button', { name: 'Request the trial' }).click({ force: true })
  await expect(page.getByText('Company is required.').first()).toBeVisible()
  await fillIn(page, { email: 'ada brook' })
  await page.getByLabel('Country').selectOption('FR')
  await expect(page.getByText('Email is not valid').first()).toBeVisible()
  await expect(page.getByText('VAT must be set').first()).toBeVisible()
  await page.getByLabel('VAT ID').fill('FR40303265045')
  await page.getByLabel('E-mail at the company').fill('grace@brook.example')
  await page.getByText('Team, five users').click()
  await expect(page.getByText('1,900.00 EUR').first()).toBeVisible()
  await page.getByRole('button', { name: 'Request the trial' }).click()
  await page.waitForURL('**/a7product/success')
})

test('a customer keeps a quote, reads it as PDF and orders at its price', async ({ page }) => {
  await page.goto('/sign-in-or-register')
  await signInAsCustomer(page, 'nina.keller@limmatdata.example')
  await expect(page.getByText('Nina Keller').first()).toBeVisible()
  await page.goto('/product/details/tick_cash_l1?from=2024-12-02&to=2025-01-10')
  await page.getByRole('button', { name: 'Save as quote' }).click()
  await page.waitForURL('**/my-account/quotes/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quote Q-\d{4}-\d{6}$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const order = (await page.getByRole('button', { name: 'Order at this price' }).boundingBox())!
  expect(order.x, 'the total stands beside the lines').toBeGreaterThan(720)
  expect(order.y + order.height, 'and can be ordered without scrolling').toBeLessThan(900)
  const pdf = await page.getByRole('link', { name: /^Download as PDF/ }).getAttribute('href')
  const answer = await page.request.get(pdf!)
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Order at this price' }).click()
  await page.waitForURL('**/basket/1')
  await expect(page.getByRole('main').getByText('310.00').first()).toBeVisible()
})

async function fillIn(page: Page, { email = 'ada@brook.example' } = {}) {
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Desired first day').fill(soon.replaceAll('-', '/'))
  await page.getByLabel('Company', { exact: true }).fill('Brook Research Ltd')
  await page.getByLabel('E-mail at the company').fill(email)
  await page.getByLabel('Street and number').fill('Long Lane 1')
  await page.getByLabel('Postcode').fill('E1 1AA')
  await page.getByLabel('City').fill('London')
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Brook')
  await tick(page.getByRole('checkbox', { name: /accept this agreement/ }))
  await tick(page.getByRole('checkbox', { name: /I act for a business/ }))
}

async function mailsTo(address: string): Promise<number> {
  const answer = await fetch(`${process.env.INBOX_URL}/api/email`)
  const mails = (await answer.json()) as { to: { address: string }[] }[]
  return mails.filter(({ to }) => to.some((one) => one.address === address)).length
}
