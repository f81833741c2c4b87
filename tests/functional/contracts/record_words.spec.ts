import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import { createStaff } from '#database/factories/identity/people'
import { givenContract, givenProduct } from '#tests/fixtures/contracts/given_contract'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Refused = { errors: { field?: string; message: string }[] }
type Method = 'post' | 'put' | 'delete'

const senders = (client: ApiClient, user: User) => ({
  page: async (method: Method, path: string, body: object = {}): Promise<ApiResponse> =>
    client[method](`/admin/contracts/${path}`)
      .json(body)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0),
  call: async (method: Method, path: string, body: object = {}, locale = 'en') =>
    client[method](`/api/v1/${path}`)
      .json(body)
      .header('accept-language', locale)
      .loginAs(user)
      .withCsrfToken(),
})

const toldBy = (response: ApiResponse) =>
  (response.flashMessage('toasts') as unknown as { tone: string; text: string }[]).map(
    ({ tone, text }) => `${tone}: ${text}`
  )

const errorsOf = (response: ApiResponse) => response.flashMessage('inputErrorsBag') as object

const newest = async (table: string) => {
  const [row] = await rows<{ id: number }>(null, `select max(id) as id from ${table}`)
  return row!.id
}

const BODIES: Record<string, { body: object; subject: string; german: string; table: string }> = {
  'types': {
    body: { name: 'Licence', validFrom: '2026/01/01', validTo: '2026/12/31' },
    ...{ subject: 'Contract type', german: 'Vertragsart', table: 'contract_types' },
  },
  'products': {
    body: { name: 'Depth of book', affiliates: true },
    ...{ subject: 'Information product', german: 'Informationsprodukt' },
    table: 'information_products',
  },
  'products-subscriptions': {
    ...{ body: {}, subject: 'Relation', german: 'Beziehung', table: 'product_subscriptions' },
  },
  'contracts': { body: {}, subject: 'Contract', german: 'Vertrag', table: 'contracts' },
}

/** A whole record of a kind; of relations and contracts with what they are of. */
async function bodyOf(kind: string): Promise<object> {
  if (kind === 'products-subscriptions') {
    return { productId: await givenProduct(), subscriptionTypeId: await givenType() }
  }
  if (kind !== 'contracts') return BODIES[kind]!.body
  const { partnerId, contractTypeId, productId } = await givenContract()
  return { bpId: partnerId, contractTypeId, contractProductId: productId, clmMaNumber: 'MA-7' }
}

const WRONG: Record<string, { body: object; reason: string }> = {
  'types': { body: { name: '' }, reason: 'A name must not be empty' },
  'products': { body: { name: ' ' }, reason: 'A name must not be empty' },
  'products-subscriptions': {
    ...{ body: { subscriptionTypeId: null }, reason: 'Please select a Subscription type' },
  },
  'contracts': {
    ...{ body: { clmMaNumber: '' }, reason: 'Please fill a SAP CRM Contract ID' },
  },
}

test.group('Contracts | the specified words', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('one toast for each action, done or failed: {$self}')
    .with(Object.keys(BODIES))
    .run(async ({ assert, client }, kind) => {
      const { page } = senders(client, await createStaff('admin'))
      const { subject, table } = BODIES[kind]!
      const body = await bodyOf(kind)
      const { body: wrong, reason } = WRONG[kind]!
      assert.deepEqual(toldBy(await page('post', kind, body)), [`success: ${subject} added`])
      const at = `${kind}/${await newest(table)}`
      assert.deepEqual(toldBy(await page('put', at, { ...body, version: 1 })), [
        `success: ${subject} edited`,
      ])
      for (const [method, path, word] of [
        ['post', kind, 'adding'],
        ['put', at, 'editing'],
      ] as const) {
        const refused = await page(method, path, { ...body, ...wrong })
        assert.deepEqual(toldBy(refused), [`error: ${subject} ${word} failed: ${reason}`])
        assert.deepEqual(errorsOf(refused), { [Object.keys(wrong)[0]!]: [reason] })
      }
      assert.deepEqual(toldBy(await page('delete', at)), [`success: ${subject} deleted`])
      assert.deepEqual(toldBy(await page('delete', at)), [
        `error: ${subject} deletion failed: It is not there any more.`,
      ])
    })

  test('deleted is what was seen: one that was changed meanwhile stays, and that is told: {$self}')
    .with(Object.keys(BODIES))
    .run(async ({ assert, client }, kind) => {
      const { page } = senders(client, await createStaff('admin'))
      const { subject, table } = BODIES[kind]!
      await page('post', kind, await bodyOf(kind))
      const id = await newest(table)
      await rows(null, `update ${table} set version = 2 where id = ?`, [id])
      const late = await page('delete', `${kind}/${id}`, { version: 1 })
      assert.deepEqual(toldBy(late), [
        `error: ${subject} deletion failed: It has changed meanwhile. Look at it again.`,
      ])
      assert.lengthOf(await rows(null, `select id from ${table} where id = ?`, [id]), 1)
      const wrong = await page('delete', `${kind}/${id}`, { version: 'one' })
      assert.property(errorsOf(wrong), 'version')
      const seen = await page('delete', `${kind}/${id}`, { version: 2 })
      assert.deepEqual(toldBy(seen), [`success: ${subject} deleted`])
    })

  test('a day of a contract type that is none is told at its field')
    .with(['validFrom', 'validTo'])
    .run(async ({ assert, client }, field) => {
      const { page, call } = senders(client, await createStaff('admin'))
      const { body } = BODIES.types!
      const refused = await page('post', 'types', { ...body, [field]: '2026/02/31' })
      assert.deepEqual(errorsOf(refused), { [field]: ['Date must be valid'] })
      const days = { validFrom: 20260101, validTo: 20261231, [field]: 20260231 }
      const called = await call('post', 'contract-types', { ...body, ...days })
      assert.containsSubset((called.body() as unknown as Refused).errors, [
        { field, message: 'Date must be valid' },
      ])
    })

  test('programs are told that a name must not be empty: {path}, {sent}')
    .with(
      ['contract-types', 'information-products'].flatMap((path) =>
        [{ name: '' }, { name: '  ' }, { name: null }, {}].map((sent) => ({ path, sent }))
      )
    )
    .run(async ({ assert, client }, { path, sent }) => {
      const { call } = senders(client, await createStaff('admin'))
      const added = await call('post', path, { name: 'Named' })
      added.assertStatus(201)
      const { id } = (added.body() as unknown as { data: { id: number } }).data
      for (const [method, at] of [
        ['post', path],
        ['put', `${path}/${id}`],
      ] as const) {
        for (const [locale, message] of [
          ['en', 'A name must not be empty'],
          ['de', 'Ein Name darf nicht leer sein'],
        ] as const) {
          const refused = await call(method, at, sent, locale)
          refused.assertStatus(422)
          const { errors } = refused.body() as unknown as Refused
          assert.deepEqual(
            errors.map((one) => [one.field, one.message]),
            [['name', message]]
          )
        }
      }
    })

  test('programs edit a relation, and are told which one is there already', async ({
    assert,
    client,
  }) => {
    const { call } = senders(client, await createStaff('admin'))
    const [first, second] = [await bodyOf('products-subscriptions'), await givenProduct()]
    const other = { ...first, productId: second }
    const path = 'product-subscriptions'
    const idOf = async (body: object) =>
      ((await call('post', path, body)).body() as unknown as { data: { id: number } }).data.id
    const id = await idOf(first)
    const edited = await call('put', `${path}/${id}`, other)
    edited.assertStatus(200)
    assert.containsSubset(edited.body(), { data: { id, ...other } })
    await idOf(first)
    const twice = await call('put', `${path}/${id}`, first)
    twice.assertStatus(409)
    assert.equal(
      (twice.body() as unknown as Refused).errors[0]!.message,
      'Selected combination already exist'
    )
  })
})
