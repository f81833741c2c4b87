import { expect, test, type Locator, type Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { tooWide } from './support/too_wide.ts'

const CALL = 'GET /api/v1/countries'

type Words = { search: string; typed: string; found: string; tryIt: string; send: string }

/** Opens the page, and the call that is left of all when words of it are typed. */
async function openedCall(page: Page, { search, typed, found }: Words): Promise<Locator> {
  await page.goto('/api/docs')
  await settled(page)
  await page.getByRole('searchbox', { name: search }).fill(typed)
  await expect(page.getByText(found, { exact: true })).toBeVisible()
  await page.getByText(CALL, { exact: true }).click()
  return page.locator('details').filter({ hasText: CALL }).first()
}

/** Sends the call as a program without a token would; answers what is shown of the answer. */
async function tried(call: Locator, { tryIt, send }: Words): Promise<string> {
  await call.getByText(tryIt, { exact: true }).click()
  await call.getByRole('button', { name: send, exact: true }).click()
  await expect(call.getByText(/^200 (after|nach) \d+ ms$/)).toBeVisible()
  return call.locator('pre').filter({ hasText: '"success": true' }).last().innerText()
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('somebody finds a call, tries it without a token and copies how a program makes it', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const words = {
    ...{ search: 'Find a call', typed: 'countries customer choose', found: '1 call' },
    ...{ tryIt: 'Try it here', send: 'Send' },
  }
  const call = await openedCall(page, words)
  expect(await tried(call, words)).toContain('"name": "Germany"')

  await call.getByRole('button', { name: 'Copy curl' }).click()
  await expect.poll(() => copied(page)).toMatch(/^curl \\\n {2}'https?:.+\/api\/v1\/countries'$/)
  await call.getByRole('tab', { name: 'TypeScript' }).click()
  await call.getByRole('button', { name: 'Copy TypeScript' }).click()
  await expect.poll(() => copied(page)).toContain('await fetch(')
})

test('in German the same call is found by German words, and answers in German', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const words = {
    ...{ search: 'Aufruf suchen', typed: 'Länder Kunde wählen', found: '1 Aufruf' },
    ...{ tryIt: 'Hier ausprobieren', send: 'Senden' },
  }
  const call = await openedCall(page, words)
  expect(await tried(call, words)).toContain('"name": "Deutschland"')
  await call.getByRole('tab', { name: 'Python' }).click()
  await call.getByRole('button', { name: 'Python kopieren' }).click()
  await expect.poll(() => copied(page)).toContain('/api/v1/countries')

  await page.getByRole('searchbox', { name: words.search }).fill('xyzzy')
  await expect(page.getByText('Das sagt kein Aufruf')).toBeVisible()
  await context.close()
})

test('the guide and its tables fit a phone, in both languages', async ({ page }) => {
  for (const language of ['en', 'de']) {
    await page.goto(`/api/docs?lang=${language}`)
    await settled(page)
    for (const width of [1440, 390, 320]) {
      expect(await tooWide(page, width), `${language} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
