import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type EntitledRange } from '#subscriptions/domain/entitlement'
import { givenProduct, SHA256 } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

type Moments = { updatedAt: string; updated: string }
type File = Moments & { id: string; date: number; version: number; link: string }
type Page = {
  content: File[]
  totalCount: number | null
  nextCursor: string
  hasMore: boolean
  next: string | null
}

const today = CalendarDay.today()
const january = (from: number, until: number, visible = ALWAYS): EntitledRange => ({
  days: { from: CalendarDay.of(2000, 1, from), until: CalendarDay.of(2000, 1, until) },
  visible,
})

async function given(ranges: EntitledRange[], more: { isFilterable?: boolean } = {}) {
  const product = await givenProduct('called_files', { days: 31, archived: 1 })
  const type = await givenType({ productIds: [product.id], ...more })
  const user = await createCustomer()
  await givenSubscription(type, user.id, { isUnrestricted: false, visible: ALWAYS, ranges })
  return { product, type, user, path: `/api/v1/subscriptions/${type}/users/${user.id}/files` }
}

test.group('Subscriptions | files by programs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ask = (client: ApiClient, path: string, user: User, query: object = {}) =>
    client.get(path).qs(query).accept('json').loginAs(user)
  const pageOf = (response: { body(): unknown }) => (response.body() as { data: Page }).data
  const fieldOf = (response: { body(): unknown }) =>
    (response.body() as { errors: { field?: string }[] }).errors[0]?.field
  const datesOf = ({ content }: Page) => content.map(({ date }) => date - 20000100)

  test('are read page by page, and later what came since', async ({ assert, client }) => {
    const { user, path, product } = await given([january(1, 7), january(5, 9)])
    const first = pageOf(await ask(client, path, user, { limit: 4 }))
    assert.deepInclude(first, { totalCount: 9, hasMore: true, next: first.nextCursor })
    const rest = pageOf(await ask(client, path, user, { cursor: first.nextCursor }))
    assert.deepInclude(rest, { totalCount: null, hasMore: false, next: null })
    assert.sameMembers([...datesOf(first), ...datesOf(rest)], [1, 2, 3, 4, 5, 6, 7, 8, 9])
    const none = pageOf(await ask(client, path, user, { cursor: rest.nextCursor }))
    assert.isEmpty(none.content)
    // As another transaction has it: all of this test is one.
    await rows(null, 'update lake_changes set change = change + 1')
    await rows(null, `update lake_files set version = 2 where product_id = ? and day = ?`, [
      product.id,
      '2000-01-03',
    ])
    const later = pageOf(await ask(client, path, user, { cursor: none.nextCursor }))
    assert.containsSubset(later.content, [
      {
        ...{ id: `${product.id}-20000103-1`, date: 20000103, version: 2, sha256: SHA256 },
        ...{ filename: 'called_files_2000-01-03.csv', product: 'called_files' },
        ...{ storage: 'lake', condition: 'available' },
      },
    ])
    assert.lengthOf(later.content, 1)
    assert.equal(later.content[0]!.updated, later.content[0]!.updatedAt)
  })

  test('days outside ranges or their visibility are not told; those that come to be seen are', async ({
    assert,
    client,
  }) => {
    const { user, path } = await given([
      january(3, 4),
      january(10, 11, { from: today.plusDays(1), until: null }),
      january(20, 21, { from: null, until: today.plusDays(-1) }),
    ])
    const first = pageOf(await ask(client, path, user))
    assert.deepEqual(datesOf(first), [3, 4])
    await rows(null, 'update subscription_ranges set visible_from = null')
    const next = pageOf(await ask(client, path, user, { cursor: first.nextCursor }))
    assert.deepEqual(datesOf(next), [10, 11])
    await rows(null, 'update subscription_users set visible_until = ?', [today.plusDays(-1).iso])
    const over = pageOf(await ask(client, path, user, { cursor: next.nextCursor }))
    assert.isEmpty(over.content)
  })

  test('begin with what was changed since a moment', async ({ assert, client }) => {
    const { user, path, product } = await given([january(1, 5)])
    await rows(
      null,
      `update lake_files set updated_at = '2001-01-01' where product_id = ? and day < '2000-01-04'`,
      [product.id]
    )
    for (const updatedSince of ['2002-01-01', '2002-01-01T06:00:00Z', '2002-01-01T06:00+02:00']) {
      assert.deepEqual(datesOf(pageOf(await ask(client, path, user, { updatedSince }))), [4, 5])
    }
  })

  test('{0} is refused at {1}')
    .with([
      ['a cursor that is none', 'cursor', 'tomorrow'],
      ['a cursor without end', 'cursor', 'x'.repeat(8_001)],
      ['31 February', 'updatedSince', '2026-02-31'],
      ['year 0', 'updatedSince', '0000-01-01'],
      ['a word', 'updatedSince', 'yesterday'],
      ['no file at a time', 'limit', '0'],
      ['all files at a time', 'limit', '5001'],
      ['half a file', 'limit', '1.5'],
      ['what nobody knows', 'updatedBefore', '2026-01-01'],
    ] as const)
    .run(async ({ assert, client }, [, field, value]) => {
      const { user, path } = await given([january(1, 2)])
      const refused = await ask(client, path, user, { [field]: value })
      refused.assertStatus(422)
      assert.equal(fieldOf(refused), field)
    })

  test('a cursor of another subscription is refused', async ({ assert, client }) => {
    const { user, path, product } = await given([january(1, 2)])
    const other = await givenType({ name: 'Another', productIds: [product.id] })
    const all = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
    await givenSubscription(other, user.id, all)
    const { nextCursor: cursor } = pageOf(await ask(client, path, user))
    const elsewhere = `/api/v1/subscriptions/${other}/users/${user.id}/files`
    const refused = await ask(client, elsewhere, user, { cursor })
    refused.assertStatus(422)
    assert.equal(fieldOf(refused), 'cursor')
  })

  test('staff see which there are and fetch none, others neither, and nobody what is not held', async ({
    assert,
    client,
  }) => {
    const { user, path, type } = await given([january(2, 3)])
    const viewer = await createStaff('viewer')
    const { content } = pageOf(await ask(client, path, viewer))
    assert.lengthOf(content, 2)
    const file = `${path}/${content[0]!.id}`
    ;(await ask(client, file, viewer)).assertStatus(404)
    const other = await createCustomer()
    ;(await ask(client, path, other)).assertStatus(404)
    ;(await ask(client, file, other)).assertStatus(404)
    const own = `/api/v1/subscriptions/${type}/users/${other.id}/files`
    ;(await ask(client, own, other)).assertStatus(404)
    ;(await ask(client, file, user)).assertStatus(200)
  })

  test('a program fetches one by its link with a token, and it stands in the ledger', async ({
    assert,
    client,
  }) => {
    const { user, path } = await given([january(1, 5)])
    const token = await createToken({ user, kind: 'account', name: 'Nightly' })
    if (!token.ok) throw new Error(token.refusal.code)
    const { value } = token.value
    const listed = await client.get(path).accept('json').bearerToken(value)
    const file = pageOf(listed).content.find(({ date }) => date === 20000102)!
    const { pathname } = new URL(file.link)
    const fetched = await client.get(pathname).bearerToken(value)
    fetched.assertStatus(200)
    assert.equal(fetched.header('etag'), `"${SHA256}"`)
    const ledger = await rows(null, 'select way, day from subscription_downloads')
    assert.deepEqual(ledger, [{ way: 'script', day: '2000-01-02' }])
    ;(
      await client.get(`${path}/${file.id.replace('0102', '0120')}`).bearerToken(value)
    ).assertStatus(403)
  })
})
