import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { made } from '#shared/storage'
import { patience } from '#subscriptions/actions/prepare/prepare_file'
import {
  resumePreparations,
  sweepPreparations,
} from '#subscriptions/actions/prepare/sweep_preparations'
import { takeTurn } from '#subscriptions/actions/prepare/take_turn'
import { settle } from '#subscriptions/actions/prepare/settle'
import { ALWAYS, type EntitledRange } from '#subscriptions/domain/entitlement'
import { csv, givenFilterable, sha256Of } from '#tests/fixtures/catalogue/filterable_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'
import { drainJobs } from '#tests/support/drain_jobs'

type File = { id: string; filename: string; size: number | null; sha256: string | null }
type Preparation = { id: number; state: string; attempt: number; key: string | null }

const HEAD = 'time,venue,currency,price'
const DAY = [HEAD, '09:00,XALC,EUR,0100.25', '09:01,XALD,CHF,7', '09:02,XALC,USD,9', ''].join('\n')
const EUR = [HEAD, '09:00,XALC,EUR,0100.25', ''].join('\n')
const BOTH = [HEAD, '09:00,XALC,EUR,0100.25', '09:01,XALD,CHF,7', ''].join('\n')

const today = CalendarDay.today()
const of = (items: string[], from = 1, until = 3, visible = ALWAYS): EntitledRange => ({
  days: { from: CalendarDay.of(2000, 1, from), until: CalendarDay.of(2000, 1, until) },
  ...{ visible, items },
})

async function given(ranges: EntitledRange[]) {
  const content = [csv(DAY), csv(DAY), csv('not a table')]
  const product = await givenFilterable('cut_levels', content)
  const type = await givenType({ productIds: [product.id], isFilterable: true })
  const hold = async (held: EntitledRange[]) => {
    const user = await createCustomer()
    const more = { isUnrestricted: false, visible: ALWAYS, ranges: held }
    await givenSubscription(type, user.id, more)
    return { user, path: `/api/v1/subscriptions/${type}/users/${user.id}/files` }
  }
  return { product, type, hold, ...(await hold(ranges)) }
}

/** Of a file the client keeps the bytes. */
const textOf = (response: { body(): unknown }) => String(response.body())

test.group('Subscriptions | files cut to a choice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const before = patience.ms
    patience.ms = 0
    return () => {
      patience.ms = before
    }
  })

  const ask = (client: ApiClient, path: string, user: User) =>
    client.get(path).accept('json').loginAs(user)
  const work = () => drainJobs({ only: ['subscriptions.prepare'] })
  const listed = async (client: ApiClient, path: string, user: User) =>
    ((await ask(client, path, user)).body() as { data: { content: File[] } }).data.content
  const preparations = () =>
    rows<Preparation>(
      null,
      'select id, state, attempt, key from subscription_preparations order by id'
    )

  test('are listed, asked for, made once for all who chose the same, and stand in the ledger', async ({
    assert,
    client,
  }) => {
    const { user, path, hold, product } = await given([of(['EUR'])])
    const [first] = await listed(client, path, user)
    assert.containsSubset(first, { id: `${product.id}-20000101-1`, size: null, sha256: null })
    assert.match(first!.filename, /^cut_levels_2000-01-01_[0-9a-f]{6}\.csv$/)
    const file = `${path}/${first!.id}`
    const waiting = await ask(client, file, user)
    waiting.assertStatus(503)
    waiting.assertHeader('retry-after', '5')
    await ask(client, file, user)
    assert.equal(await work(), 1)
    const fetched = await ask(client, file, user)
    fetched.assertStatus(200)
    assert.equal(textOf(fetched), EUR)
    fetched.assertHeader('etag', `"${sha256Of(Buffer.from(EUR))}"`)
    assert.include(fetched.header('content-disposition'), first!.filename)
    const [known] = await listed(client, path, user)
    assert.containsSubset(known, { size: EUR.length, sha256: sha256Of(Buffer.from(EUR)) })
    const same = await hold([of(['EUR'])])
    const shared = await ask(client, `${same.path}/${first!.id}`, same.user)
    assert.equal(textOf(shared), EUR)
    assert.lengthOf(await preparations(), 1)
    const ledger = await rows<{ bytes: number; way: string }>(
      null,
      'select bytes, way from subscription_downloads order by id'
    )
    assert.deepEqual(ledger, [
      { bytes: EUR.length, way: 'script' },
      { bytes: EUR.length, way: 'script' },
    ])
  })

  test('hold what all ranges of a day give that are visible today', async ({ assert, client }) => {
    const over = { from: null, until: today.plusDays(-1) }
    const { user, path, product } = await given([
      of(['EUR'], 1, 2),
      of(['CHF'], 2, 2),
      of(['USD'], 1, 2, over),
    ])
    const contentOf = async (day: number) => {
      const file = `${path}/${product.id}-2000010${day}-1`
      await ask(client, file, user)
      await work()
      return textOf(await ask(client, file, user))
    }
    assert.equal(await contentOf(1), EUR)
    assert.equal(await contentOf(2), BOTH)
    ;(await ask(client, `${path}/${product.id}-20000103-1`, user)).assertStatus(403)
  })

  test('begin with the first day that was made of them', async ({ assert, client }) => {
    const actualStart = CalendarDay.of(2000, 1, 2)
    const { user, path, product } = await given([{ ...of(['EUR'], 1, 2), actualStart }])
    const ids = (await listed(client, path, user)).map(({ id }) => id)
    assert.deepEqual(ids, [`${product.id}-20000102-1`])
    ;(await ask(client, `${path}/${product.id}-20000101-1`, user)).assertStatus(403)
    ;(await ask(client, `${path}/${ids[0]}`, user)).assertStatus(503)
  })

  test('that cannot be cut say why, and are tried again after a minute', async ({
    assert,
    client,
  }) => {
    const { user, path, product } = await given([of(['EUR'])])
    const file = `${path}/${product.id}-20000103-1`
    await ask(client, file, user)
    await work()
    const refused = await ask(client, file, user)
    refused.assertStatus(409)
    assert.match(JSON.stringify(refused.body()), /cut_levels_2000-01-03/)
    await rows(
      null,
      `update subscription_preparations set settled_at = now() - interval '2 minutes'`
    )
    ;(await ask(client, file, user)).assertStatus(503)
  })

  test('that were lost in the storage are made anew', async ({ assert, client }) => {
    const { user, path, product } = await given([of(['EUR'])])
    const file = `${path}/${product.id}-20000101-1`
    await ask(client, file, user)
    await work()
    const [{ key }] = (await preparations()) as [Preparation]
    await made().remove(key!)
    ;(await ask(client, file, user)).assertStatus(503)
    await work()
    assert.equal(textOf(await ask(client, file, user)), EUR)
  })

  test('of a worker that died are made by the next; the dead one’s file goes', async ({
    assert,
    client,
  }) => {
    const { user, path, product } = await given([of(['EUR'])])
    const file = `${path}/${product.id}-20000101-1`
    await ask(client, file, user)
    const [{ id }] = (await preparations()) as [Preparation]
    const dead = (await takeTurn(id))!
    assert.isNull(await takeTurn(id), 'nobody else while the lease runs')
    await rows(
      null,
      `update subscription_preparations
          set lease_until = now() - interval '1 second', asked_at = now() - interval '1 minute'`
    )
    await resumePreparations()
    await work()
    const key = `subscription_cuts/${id}/1/late.csv`
    const written = await made().putStream(
      key,
      (async function* () {
        yield Buffer.from('late')
      })()
    )
    await settle(dead, { key, rows: 1, ...written })
    assert.isFalse(await made().exists(key))
    assert.equal(textOf(await ask(client, file, user)), EUR)
  })

  test('of a day that was replaced are cut from the new one, and the old ones go', async ({
    assert,
    client,
  }) => {
    const { user, path, product } = await given([of(['EUR'])])
    const file = `${path}/${product.id}-20000101-1`
    await ask(client, file, user)
    await work()
    const [{ key }] = (await preparations()) as [Preparation]
    await rows(
      null,
      `update lake_files set version = 2 where product_id = ? and day = '2000-01-01'`,
      [product.id]
    )
    ;(await ask(client, file, user)).assertStatus(503)
    await work()
    ;(await ask(client, file, user)).assertStatus(200)
    await sweepPreparations()
    assert.isFalse(await made().exists(key!))
    const left = await preparations()
    assert.lengthOf(left, 1)
    assert.isTrue(await made().exists(left[0]!.key!))
  })

  test('are not for the page', async ({ client }) => {
    const { user, type, product } = await given([of(['EUR'])])
    const page = `/my-account/my-subscriptions/${type}/files/${product.id}-20000101-1`
    ;(await ask(client, page, user)).assertStatus(409)
  })
})
