import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { createCustomer } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { changeOrder } from '#orders/actions/staff/change_order'
import { getOrder } from '#orders/queries/get_order'
import { rows } from '#shared/database'
import { apiDocument } from '#shared/http/api_description'
import { givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { SHOP } from '#tests/fixtures/shared/shop_clients'
import { drainJobs } from '#tests/support/drain_jobs'

const PREFIX = '/api/v1'
const IS_LINK = /^(link|url|href)$|(Link|Url|Href)$/
/** What a person opens: only whoever signs in may pay. */
const OF_PEOPLE = /\/basket\/pay\//
/** What tells of links, with examples. */
const OF_DESCRIPTIONS = /\.json$/

type Found = { at: string; link: string }

/** Every link that an answer holds, by its name. */
function linksIn(value: unknown, at: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' && IS_LINK.test(name)
      ? [{ at: `${at} ${name}`, link: one }]
      : linksIn(one, at)
  )
}

test.group('HTTP API | links of answers', (group) => {
  let user: User
  let token: string
  let order: number

  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
    await rows(null, `update products set sample_day = '2000-01-03' where code = 'TICKS'`)
    user = await createCustomer()
    const drawn = await createToken({ user, kind: 'account', name: 'Script' })
    if (!drawn.ok) throw new Error(drawn.refusal.code)
    token = drawn.value.value
    order = await givenCompleted()
    return async () => {
      await rows(null, 'delete from saved_quotes where user_id = ?', [user.id])
      await emptyOrders()
    }
  })

  /** As a program asks that has nothing but its token. */
  const ask = (path: string, method = 'GET', body?: object) =>
    fetch(`${SHOP()}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'authorization': `Bearer ${token}`,
        'accept': '*/*',
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })

  async function made(path: string, body: object): Promise<Record<string, unknown>> {
    const answer = await ask(`${PREFIX}${path}`, 'POST', body)
    const { data, errors } = (await answer.json()) as { data: never; errors: unknown }
    if (!answer.ok) throw new Error(JSON.stringify(errors))
    return data
  }

  async function givenCompleted(): Promise<number> {
    const days = { product: 'TICKS', from: '2000-01-03', to: '2000-01-07' }
    await made('/basket/me', { clientItemId: randomUUID(), ...days, includeDegraded: false })
    const consents = ['terms', 'legal_entity']
    const { orderId } = await made('/basket/me/checkout', {
      ...{ paymentMethod: 'BankTransfer', consents },
    })
    const orderNumber = Number(orderId)
    const { version: expectedVersion } = (await getOrder(orderNumber))!
    const actor = { id: null, label: 'staff@example.com' }
    const state = 'Confirmed' as const
    await changeOrder({ orderNumber, state, expectedVersion, actor, reason: 'Paid' })
    await drainJobs({ only: ['orders.', 'delivery.'] })
    await made('/saved-quotes', { items: [days] })
    return orderNumber
  }

  /** An address of the description with what this customer has in its places; null where that is nothing. */
  function filled(path: string): string | null {
    const person = path
      .replace(/^\/(basket|users)\/\{id\}/, '/$1/me')
      .replaceAll(/\{(userId|sub)\}/g, 'me')
      .replaceAll('{product}', 'TICKS')
    const whole = person.replace(/^\/orders\/(\{id\}|\{orderId\})/, `/orders/${order}`)
    return whole.includes('{') ? null : whole
  }

  const readable = () =>
    Object.entries(apiDocument().paths).flatMap(([path, { get }]) => {
      const needs = get?.parameters.some(({ in: place, required }) => place === 'query' && required)
      const address = get && !needs && !OF_DESCRIPTIONS.test(path) ? filled(path) : null
      return address ? [address] : []
    })

  async function linksOf(address: string): Promise<Found[]> {
    const answer = await ask(`${PREFIX}${address}`)
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    const text = await answer.text()
    return answer.ok && isJson ? linksIn(JSON.parse(text), address) : []
  }

  /** Why a link of this shop does not open, or null; what is opened by a POST says so. */
  async function closed({ at, link }: Found): Promise<string | null> {
    const url = new URL(link, appUrl)
    if (url.origin !== new URL(appUrl).origin || OF_PEOPLE.test(url.pathname)) return null
    const path = `${url.pathname}${url.search}`
    const answer = await ask(path)
    await answer.body?.cancel()
    const isForPosts = answer.status === 405 && /POST/.test(answer.headers.get('allow') ?? '')
    return answer.ok || isForPosts ? null : `${at}: ${path} answers ${answer.status}`
  }

  test('open with the token that asked', async ({ assert }) => {
    const addresses = readable()
    assert.includeMembers(addresses, [
      `/orders/${order}/me/files`,
      '/saved-quotes',
      '/products/info/TICKS/samples',
    ])
    const found: Found[] = []
    for (const address of addresses) found.push(...(await linksOf(address)))
    const claim = await made(
      found.find(({ at }) => at.includes('/files '))!.link.replace(PREFIX, ''),
      {}
    )
    found.push(...linksIn(claim, 'claim'))
    found.push(...linksIn(await made(`/orders/${order}/me/archive`, {}), 'archive'))
    assert.includeMembers(
      found.map(({ at }) => at),
      [
        `/orders/${order}/me/files link`,
        '/products/info/TICKS/samples link',
        ...['claim link', 'archive link'],
      ]
    )
    const ends: (string | null)[] = []
    for (const one of found) ends.push(await closed(one))
    assert.deepEqual(
      ends.filter((end) => end !== null),
      []
    )
  })
})
