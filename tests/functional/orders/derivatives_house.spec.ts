import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { createLink } from '#delivery/actions/links/create_link'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { answerTo } from '#tests/fixtures/identity/access/ask'
import { createPeople } from '#tests/fixtures/identity/access/people'
import {
  own,
  type Answer,
  type Given,
  type People,
  type Row,
} from '#tests/fixtures/identity/access/row'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenFile } from '#tests/fixtures/delivery/ledger'

const API = '/api/v1/orders/:id/:sub'
const PAGE = '/admin/manage-orders'

/** What staff of the derivatives role are answered, where the order concerns them and where not. */
const TABLE: [route: string, concerned: Answer, foreign: Answer, body?: Record<string, unknown>][] =
  [
    [`GET ${PAGE}/:orderId`, 200, 404],
    ['POST /admin/orders/:orderId/links', 302, 'refused', { days: 7 }],
    ['DELETE /admin/orders/:orderId/links/:linkId', 302, 'refused'],
    [`GET /api/v1/orders/:id`, 200, 404],
    [`GET ${API}`, 200, 404],
    [`GET ${API}/files`, 200, 404],
    [`GET ${API}/links`, 200, 404],
    [`POST ${API}/links`, 201, 404, { days: 1 }],
    [`DELETE ${API}/links/:linkId`, 200, 404],
    /* Everything else of an order is refused. */
    [`GET ${PAGE}`, 403, 403],
    ['GET /admin/manage-users/:userId/orders/:orderId', 403, 403],
    [`PUT ${PAGE}/:orderId`, 403, 403, { state: 'Archived', version: 1 }],
    [`POST ${PAGE}/:orderId/invoices`, 403, 403],
    [`POST ${PAGE}/:orderId/transfers`, 403, 403],
    [`POST ${PAGE}/:orderId/refunds`, 403, 403],
    ['POST /admin/orders/:orderId/files/:fileId/grants', 403, 403, { reason: 'Broken' }],
    ['POST /my-account/my-orders/:orderId/files/:fileId/claims', 'refused', 'refused'],
    ['GET /my-account/my-orders/:orderId', 404, 404],
    ['GET /orders/:orderId/progress', 404, 404],
    ['GET /deliveries/:orderId/manifest.json', 404, 404],
    ['GET /deliveries/:orderId/SHA256SUMS', 404, 404],
    ['GET /deliveries/:orderId/downloads', 404, 404],
    [`PUT ${API}`, 403, 403, {}],
    [`GET ${API}/money`, 404, 404],
    [`GET ${API}/manifest`, 404, 404],
    [`GET ${API}/downloads`, 404, 404],
    [`POST ${API}/files/:fileId/claims`, 404, 404],
  ]

const asCustomer: { kind: string; isConcerned: boolean; make: () => Promise<User> }[] = [
  { kind: 'paid by quota', isConcerned: true, make: () => createCustomer() },
  {
    kind: 'of the house’s group',
    isConcerned: true,
    make: () => createCustomer({ groups: ['house_customers'] }),
  },
  {
    kind: 'of the house’s e-mail domain',
    isConcerned: true,
    make: () => createCustomer({ email: 'Desk@House.Example' }),
  },
  {
    kind: 'of a subdomain',
    isConcerned: false,
    make: () => createCustomer({ email: 'desk@sub.house.example' }),
  },
  {
    kind: 'of a domain that only ends alike',
    isConcerned: false,
    make: () => createCustomer({ email: 'desk@greenhouse.example' }),
  },
  { kind: 'of anybody else', isConcerned: false, make: () => createCustomer() },
]

async function givenOrderOf(customer: User, kind: string): Promise<Given> {
  const orderId = await givenCompletedOrder(customer)
  if (kind === 'paid by quota') {
    await rows(null, `update orders set payment_method = 'Quota' where number = ?`, [orderId])
  }
  const file = await givenFile(orderId)
  const actor = { id: customer.id, label: customer.email }
  const link = await createLink({ reference: file.reference, actor })
  if (!link.ok) throw new Error(link.refusal.code)
  const ids = { id: orderId, sub: customer.id, userId: customer.id, fileId: file.id }
  return { orderId, ...ids, linkId: link.value.id }
}

const rowOf = (route: string, derivatives: Answer, body: Record<string, unknown> = {}): Row =>
  own(route, 200, { sends: () => ({ body }), but: { derivatives } })

/** What a page or call answers, whatever it may be. */
const bodyOf = (response: ApiResponse) =>
  response.body() as { component?: string; props?: Props; data?: object }

type Props = { order: object; files: unknown[]; links: unknown[] }

test.group('Orders | what staff with rights on parts of orders see', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const before = { ...identity.derivativesHouse }
    Object.assign(identity.derivativesHouse, {
      group: 'house_customers',
      emailDomains: ['house.example'],
    })
    return () => void Object.assign(identity.derivativesHouse, before)
  })

  test('orders {kind}')
    .with(asCustomer)
    .run(async ({ assert, client }, { kind, isConcerned, make }) => {
      const people: People = { ...(await createPeople()), customer: await make() }
      const given = await givenOrderOf(people.customer, kind)
      for (const [route, concerned, foreign, body] of TABLE) {
        const expected = isConcerned ? concerned : foreign
        const row = rowOf(route, expected, body)
        const answer = await answerTo({ client, row, person: 'derivatives', people, given })
        assert.equal(answer, expected, route)
      }
    })

  test('of those that concern them the header, the files and the links', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const { orderId, sub } = await givenOrderOf(customer, 'paid by quota')
    const reader = await createStaff('derivatives')
    const page = await client.get(`${PAGE}/${orderId}`).loginAs(reader).withInertia()
    const { component, props } = bodyOf(page)
    assert.equal(component, 'orders/admin/header')
    assert.lengthOf(props!.files, 1)
    assert.lengthOf(props!.links, 1)
    const call = await client.get(`/api/v1/orders/${orderId}/${sub}`).loginAs(reader)
    for (const seen of [props!.order, bodyOf(call).data].map((part) => JSON.stringify(part))) {
      assert.include(seen, String(orderId))
      assert.notMatch(seen, /address|cents|price|"tin"|history|remark|consent/i)
    }
  })

  test('readers of orders see all orders in full, whoever placed them', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    const { orderId, sub } = await givenOrderOf(customer, 'of anybody else')
    for (const role of ['viewer', 'manager', 'admin'] as const) {
      const reader = await createStaff(role)
      const page = await client.get(`${PAGE}/${orderId}`).loginAs(reader).withInertia()
      assert.equal(bodyOf(page).component, 'orders/admin/show', role)
      const call = await client.get(`/api/v1/orders/${orderId}/${sub}`).loginAs(reader)
      assert.property(bodyOf(call).data!, 'billingAddress', role)
    }
  })
})
