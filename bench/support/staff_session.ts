import { Browser } from '../../tests/fixtures/identity/browser.ts'

const ADMIN = 'staff-admin'

/** A session's requests for pages as a table asks for them: their props alone. */
export type Asks = {
  url: string
  headers: Record<string, string>
  /** How many requests one kind of question gets, and for how long at most. */
  requests?: number
  mostMs?: number
}

/** What a table in a signed-in browser sends along when it asks for another page. */
export async function asksOf(browser: Browser, url: string): Promise<Asks> {
  const page = await (await browser.open('/admin')).text()
  const version = page.match(/"version":"([^"]*)"|&quot;version&quot;:&quot;(.*?)&quot;/)
  if (!version) throw new Error('The page does not name the version of its programs')
  const inertia = { 'x-inertia': 'true', 'x-inertia-version': version[1] ?? version[2] ?? '' }
  return { url, headers: { ...inertia, cookie: cookiesOf(browser) } }
}

/** Signs an administrator in at the demo's provider of staff; answers the cookies of the session. */
export async function staffSession(shopUrl: string): Promise<string> {
  return cookiesOf(await staffBrowser(shopUrl))
}

const cookiesOf = ({ cookies }: Browser) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** The same as a browser, which can send forms. */
export async function staffBrowser(shopUrl: string): Promise<Browser> {
  const browser = new Browser(shopUrl)
  let [address, response] = ['/sign-in/with/staff', await browser.open('/sign-in/with/staff')]
  for (let hops = 0; hops < 12; hops++) {
    const next = response.headers.get('location')
    if (!next) {
      const action = (await response.text()).match(/<form method="post" action="([^"]+)"/)?.[1]
      if (!action) break
      const body = new URLSearchParams({ subject: ADMIN })
      address = new URL(action, new URL(address, shopUrl)).href
      response = await browser.open(address, { method: 'POST', body })
      continue
    }
    address = new URL(next, new URL(address, shopUrl)).href
    if (new URL(address).pathname === '/') break
    response = await browser.open(address)
  }
  return browser
}
