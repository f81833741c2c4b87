import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { latestMailTo } from './support/inbox.ts'
import { ownCustomer } from './support/own_customer.ts'
import { signInAsCustomer } from './support/people.ts'
import { settled } from './support/settled.ts'

const SECURITY = '/my-account/security'
/** The code that an app shows now, or so many half minutes later. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** On an empty page: an answer that is still on its way would bring the session back. */
async function signOut(page: Page) {
  await settled(page)
  await page.goto('about:blank')
  await page.context().clearCookies()
}
const save = (page: Page) => page.getByRole('button', { name: 'Log in' }).last().click()

async function arrive(page: Page) {
  await page.waitForURL(`**${SECURITY}`)
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await settled(page)
}

async function typePassword(page: Page, email: string) {
  await page.goto(SECURITY)
  await signInAsCustomer(page, email)
}

/** A device that holds passkeys and whose owner always says yes. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const turnAway = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { turnAway }
}

test('an authenticator app is set up, asked for, replaced by a recovery code and removed', async ({
  page,
}) => {
  const email = await ownCustomer()
  await typePassword(page, email)
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!
  await page.getByLabel('2. Code that the app shows').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  const codes = page.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
  // The code before the present one is too old as soon as the next half minute begins.
  await expect(async () => {
    const code = codeOf(secret.replaceAll(' ', ''), -1)
    await page.getByLabel('2. Code that the app shows').fill(code)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(codes).toHaveCount(10, { timeout: 5_000 })
  }).toPass()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  const shown = await codes.allTextContents()
  for (const code of shown) expect(file).toContain(code)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 codes are left.')).toBeVisible()
  await latestMailTo(email, 'An authenticator app was set up')

  await signOut(page)
  await typePassword(page, email)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret.replaceAll(' ', '')))
  await page.keyboard.press('Enter')
  await arrive(page)
  await expect(page.getByText(/Last used/).first()).toBeVisible()

  await signOut(page)
  await typePassword(page, email)
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(shown[0]!.toUpperCase())
  await save(page)
  await arrive(page)
  await expect(page.getByText('9 codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove authenticator app' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Remove authenticator app' })
    .click()
  await expect(page.getByRole('link', { name: 'Set up an authenticator app' })).toBeVisible()
  await signOut(page)
  await typePassword(page, email)
  await arrive(page)
})

test('a passkey is made, signs in after the password and without it, and is removed', async ({
  page,
}) => {
  const email = await ownCustomer()
  const { turnAway } = await withDevice(page)
  await typePassword(page, email)
  await arrive(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Please give the passkey a name.')).toBeVisible()
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByRole('cell', { name: 'Laptop' })).toBeVisible()

  await signOut(page)
  await typePassword(page, email)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await arrive(page)

  await signOut(page)
  await page.goto(SECURITY)
  await page.locator('main').getByText('Log in', { exact: true }).click()
  await turnAway(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await turnAway(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await arrive(page)

  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await signOut(page)
  await typePassword(page, email)
  await arrive(page)
})
