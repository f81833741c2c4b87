import { PASSWORD } from '#database/factories/identity/people'
import type { Browser } from './browser.js'

/** Goes to the sign-in page of the shop's own provider and answers its address. */
export async function reachSignInPage(browser: Browser) {
  const way = await browser.follow('/sign-in/with/customers')
  const page = new URL(way.at(-1)!, process.env.APP_URL).pathname
  await browser.visit(page)
  return page
}

/** Types a name and a password there. */
export const type = (browser: Browser, page: string, name: string, password = PASSWORD) =>
  browser.visit(page, { method: 'POST', form: { name, password } })

/** The whole way from a visitor to a signed-in customer; answers the last addresses. */
export async function signIn(browser: Browser, name: string, password = PASSWORD) {
  const page = await reachSignInPage(browser)
  const { location } = await type(browser, page, name, password)
  return browser.follow(location!)
}
