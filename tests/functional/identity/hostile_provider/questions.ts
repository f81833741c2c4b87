import type { Browser } from '#tests/fixtures/identity/browser'

/** Asks a provider to sign somebody in and answers where it sends them back to. */
export async function answerFor(browser: Browser, place: 'customers' | 'staff'): Promise<URL> {
  const { location } = await browser.visit(`/sign-in/with/${place}`)
  const answer = await fetch(location!, { redirect: 'manual' })
  return new URL(answer.headers.get('location')!)
}

/** Where the browser gets with a provider's answer. */
export const arriveWith = async (browser: Browser, answer: URL) =>
  (await browser.visit(answer.href)).location

export const isSignedIn = async (browser: Browser) =>
  (await browser.visit('/my-account')).location === null
