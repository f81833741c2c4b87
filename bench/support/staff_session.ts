import { Browser } from '../../tests/fixtures/identity/browser.ts'

const ADMIN = 'staff-admin'

/** Signs an administrator in at the demo's provider of staff; answers the cookies of the session. */
export async function staffSession(shopUrl: string): Promise<string> {
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
  return browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
