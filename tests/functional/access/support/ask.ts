import type { ApiClient, ApiResponse } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import {
  type Answer,
  type Given,
  type People,
  type Person,
  type Row,
} from '#tests/functional/access/support/row'

type Call = { client: ApiClient; row: Row; person: Person; people: People; given: Given }

/** Pages to which guards send people; a row that expects "302" means none of them. */
const GUARDS = ['→ /sign-in-or-register', '→ /accept-privacy-notice', '→ /logout']

/** Calls a route as somebody, undoes what that changed, and says the answer in a row's words. */
export async function answerTo(call: Call): Promise<Answer | string> {
  const answer = answerOf(await undone(() => request(call, true)), call)
  const isFree = call.row.answers[call.person] === 302
  return isFree && String(answer).startsWith('→') && !GUARDS.includes(String(answer)) ? 302 : answer
}

/** The code with which a call without the page's token is refused. */
export async function refusalWithoutToken(call: Call): Promise<string | undefined> {
  const response = await undone(() => request(call, false))
  return response.status() === 403 ? response.body().errors?.[0]?.code : String(response.status())
}

async function undone<T>(work: () => Promise<T>): Promise<T> {
  await limiter.clear()
  await db.rawQuery('savepoint a_call')
  try {
    return await work()
  } finally {
    await db.rawQuery('rollback to savepoint a_call')
  }
}

function request({ client, row, person, people, given }: Call, withToken: boolean) {
  const [registered, pattern] = row.route.split(' ') as [string, string]
  const { params, query, body, method = registered } = row.sends(given, people)
  const address = addressOf(pattern, { ...given, ...params }) + (query ? `?${query}` : '')
  const asked = client.request(address, method).redirects(0)
  if (pattern.startsWith('/api/') || !withToken) asked.accept('json')
  else asked.withInertia().accept('html')
  if (registered !== 'GET') asked.json(body ?? {})
  if (withToken) asked.withCsrfToken()
  const user = people[person]
  return user ? asked.loginAs(user) : asked
}

/** Optional parameters are left out; others must have been given. */
function addressOf(pattern: string, given: Given): string {
  return pattern
    .replace('/*', '/no-such-page')
    .replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
      if (given[name] !== undefined) return `/${given[name]}`
      if (optional) return ''
      throw new Error(`No value for :${name} of ${pattern}: add it to the module's "given"`)
    })
}

function answerOf(response: ApiResponse, call: Call): Answer | string {
  const status = response.status()
  const target = response.header('x-inertia-location') ?? response.header('location')
  if (target && response.flashMessage('inputErrorsBag')) return 'refused'
  if (target) return `→ ${new URL(target, 'http://shop.invalid').pathname}`
  if (status < 400) return status
  return isWellFormed(response, call) ? status : `${status} in another form than it should have`
}

/** The HTTP API refuses in the envelope, everything else so as well or with a page of the shop. */
function isWellFormed(response: ApiResponse, { row, given, people }: Call): boolean {
  if (row.sends(given, people).method === 'HEAD') return true
  const body = response.body() as { success?: boolean; errors?: unknown[]; component?: string }
  const isPage = !row.route.includes(' /api/') && typeof body.component === 'string'
  return isPage || (body.success === false && Boolean(body.errors?.length))
}
