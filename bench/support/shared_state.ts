import { Browser } from '#tests/fixtures/identity/browser'
import type { Fleet } from './fleet.ts'

const CUSTOMER = { name: 'luc.moreau@rivemarche.example', password: 'Kontor-Demo-2026' }
const INSIDE = '/my-account'
const CALL = '/api/v1/products/info/nothing-of-this-name'

const yes = (answer: boolean) => (answer ? 'yes' : 'NO')

/** Somebody signs in through the proxy, whose turns lead to each process, and out again at one of them. */
export async function sessionsOn(fleet: Fleet, url: string): Promise<string> {
  const browser = new Browser(url)
  browser.version = await versionOf(url)
  const way = await browser.follow('/sign-in/with/customers')
  const page = new URL(way.at(-1)!, url).pathname
  await browser.visit(page)
  const { location } = await browser.visit(page, { method: 'POST', form: CUSTOMER })
  await browser.follow(location!)
  const known = await statuses(fleet, browser)
  await browser.visit('/logout', { method: 'POST', form: {} })
  const ended = await statuses(fleet, browser)
  const isIn = known.every((status) => status === 200)
  const isOut = ended.every((status) => status !== 200)
  return `${yes(isIn)}, ${yes(isOut)}`
}

/** What each web process says to the cookies of a browser. */
async function statuses(fleet: Fleet, { cookies }: Browser): Promise<number[]> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, accept: 'text/html' }
  const asking = fleet
    .all('web')
    .map(({ url }) => fetch(url + INSIDE, { headers, redirect: 'manual' }))
  return (await Promise.all(asking)).map(({ status }) => status)
}

async function versionOf(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  return /(?:"|&quot;)version(?:"|&quot;):(?:"|&quot;)([^"&]+)/.exec(html)![1]!
}

/** A visitor who calls each process in turn is counted as one. */
export async function limitsOn(fleet: Fleet): Promise<string> {
  const left: number[] = []
  for (const { url } of fleet.all('web')) {
    const headers = { 'accept': 'application/json', 'x-forwarded-for': '198.51.100.7' }
    const answer = await fetch(url + CALL, { headers })
    left.push(Number(answer.headers.get('ratelimit-remaining')))
  }
  const isOne = left.every((calls, at) => at === 0 || calls === left[at - 1]! - 1)
  return isOne ? `one limit (${left.join(', ')} left)` : `SEVERAL (${left.join(', ')} left)`
}
