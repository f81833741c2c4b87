import { decodeJwt, type JWTPayload } from 'jose'
import { Secret, TOTP } from 'otpauth'
import encryption from '@adonisjs/core/services/encryption'
import { createCustomerWithPassword } from '#database/factories/identity/people'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { Browser } from '#tests/functional/identity/support/browser'
import { reachSignInPage, signIn, type } from '#tests/functional/identity/support/sign_in'
import type { Lie, SoftKey } from './soft_key.js'

export const SECURITY = '/my-account/security'

/** The code that an authenticator app shows now, or so many steps of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.milliseconds() + steps * 30_000,
  })

/** A customer who has just signed in with the password. */
export async function signedIn(over: Parameters<typeof createCustomerWithPassword>[0] = {}) {
  const user = await createCustomerWithPassword(over)
  const browser = new Browser()
  await signIn(browser, user.email)
  return { browser, user }
}

/** Sets up an authenticator app as a person does; answers the secret and the recovery codes. */
export async function setUpApp(browser: Browser) {
  const { page } = await browser.visit(`${SECURITY}/authenticator`)
  const secret = String(page.props.secret)
  const answer = await browser.visit(`${SECURITY}/authenticator`, {
    method: 'POST',
    form: { code: codeOf(secret) },
  })
  return { secret, codes: (answer.page.props.codes ?? []) as string[], answer }
}

/** A customer with an authenticator app, whose codes of now are used up. */
export async function withApp() {
  const { browser, user } = await signedIn()
  return { ...(await setUpApp(browser)), browser, user }
}

const post = async <T>(browser: Browser, path: string) => {
  const response = await browser.open(path, {
    method: 'POST',
    form: {},
    headers: { accept: 'application/json' },
  })
  const body = (await response.json()) as { data: T; errors: { code: string }[] }
  return { status: response.status, ...body }
}

/** What the shop asks a browser to sign or to make. */
export const asked = (browser: Browser, path: string) =>
  post<{ challenge: string; allowCredentials?: { id: string }[] }>(browser, `${path}/options`)

/** Adds a passkey to the own account. */
export async function addKey(browser: Browser, key: SoftKey, name = 'Laptop', lie: Lie = {}) {
  const { data } = await asked(browser, `${SECURITY}/passkeys`)
  return browser.visit(`${SECURITY}/passkeys`, {
    method: 'POST',
    form: { name, answer: key.create(data, lie) },
  })
}

/** Types the password in a fresh browser; answers where that leads. */
export async function typePassword(email: string) {
  const browser = new Browser()
  const page = await reachSignInPage(browser)
  const { location } = await type(browser, page, email)
  return { browser, page, location: new URL(location!, process.env.APP_URL).pathname }
}

type Kind = 'authenticator' | 'recovery_code'

/** Types a second factor where it is asked for; whether that goes on to the shop. */
export async function typeCode(
  { browser, page }: { browser: Browser; page: string },
  code: string,
  kind: Kind = 'authenticator'
): Promise<boolean> {
  const { location } = await browser.visit(`${page}/second-step`, {
    method: 'POST',
    form: { code, kind },
  })
  return location !== null && location.includes('/oidc/')
}

/** What the provider said in the ID token of the latest sign-in. */
export async function latestIdToken(): Promise<JWTPayload> {
  const [kept] = await rows<{ sealed: string }>(
    null,
    'select id_token as sealed from provider_tokens order by created_at desc, id desc limit 1'
  )
  return decodeJwt(encryption.decrypt<string>(kept!.sealed, 'provider token')!)
}
