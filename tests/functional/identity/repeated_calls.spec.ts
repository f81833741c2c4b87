import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { createCustomer } from '#database/factories/identity/people'
import { listTokens } from '#identity/queries/list_tokens'
import type User from '#identity/models/user'
import { rows, transaction } from '#shared/database'
import { inNamedCall } from '#shared/database/named_call'
import { apiDocument } from '#shared/http/api_description'
import { beginCall, freeCall, keepAnswer, leaveCall } from '#shared/answered_calls'
import { sweepAnsweredCalls } from '#shared/answered_calls'
import { until } from '#tests/fixtures/shared/until'

type Answer = { data: { id: number; api_token: string }; errors: { code: string }[] }

const makeToken = (client: ApiClient, user: User, key: string, name = 'Nightly import') =>
  client
    .request('/api/v1/tokens', 'POST')
    .json({ name })
    .header('idempotency-key', key)
    .loginAs(user)
    .withCsrfToken()

const dropKeys = async () => void (await rows(null, 'truncate answered_calls'))

test.group('HTTP API | calls that are repeated', (group) => {
  group.each.setup(() => limiter.clear())
  group.each.teardown(dropKeys)

  test('the same key is the same answer, and nothing is made twice', async ({ assert, client }) => {
    const user = await createCustomer()
    const key = randomUUID()
    const first = await makeToken(client, user, key)
    first.assertStatus(201)
    assert.isUndefined(first.header('idempotency-replayed'))
    const again = await makeToken(client, user, key)
    again.assertStatus(201)
    assert.equal(again.header('idempotency-replayed'), 'true')
    assert.deepEqual(again.body(), first.body())
    assert.lengthOf(await listTokens(user.id), 1)
  })

  test('what was said only once is kept so that nobody reads it', async ({ assert, client }) => {
    const made = await makeToken(client, await createCustomer(), 'once')
    const [kept] = await rows<{ answer: string }>(null, 'select answer from answered_calls')
    assert.isAbove(kept!.answer.length, 20)
    assert.notInclude(kept!.answer, (made.body() as Answer).data.api_token)
  })

  test('a key is its owner’s, and names one call', async ({ assert, client }) => {
    const [user, other] = [await createCustomer(), await createCustomer()]
    await makeToken(client, user, 'mine')
    const reused = await makeToken(client, user, 'mine', 'Another one')
    reused.assertStatus(422)
    assert.equal((reused.body() as Answer).errors[0]!.code, 'shared.errors.key_reused')
    const ofOther = await makeToken(client, other, 'mine')
    ofOther.assertStatus(201)
    assert.isUndefined(ofOther.header('idempotency-replayed'))
  })

  test('a refused call frees its key', async ({ client }) => {
    const user = await createCustomer()
    const refused = await makeToken(client, user, 'again', '')
    refused.assertStatus(422)
    const answer = await makeToken(client, user, 'again')
    answer.assertStatus(201)
  })

  test('a key that is none is refused: {$self}')
    .with(['with space', 'x'.repeat(256)])
    .run(async ({ assert, client }, key) => {
      const refused = await makeToken(client, await createCustomer(), key)
      refused.assertStatus(422)
      assert.equal((refused.body() as Answer).errors[0]!.code, 'shared.errors.key_invalid')
    })

  test('every POST that makes something says so', ({ assert }) => {
    const silent = Object.entries(apiDocument().paths).flatMap(([path, { post }]) =>
      !post || post.parameters.some(({ name }) => name === 'Idempotency-Key') ? [] : [path]
    )
    assert.deepEqual(silent, ['/quotes'])
  })
})

const wish = { caller: 41, key: 'abc', fingerprint: 'contents' }

const begun = async () => {
  const call = await beginCall(wish)
  if (typeof call === 'string' || !('new' in call)) throw new Error(JSON.stringify(call))
  return call.new
}

const age = (minutes: number) =>
  rows(null, 'update answered_calls set begun_at = begun_at - make_interval(mins => ?)', [minutes])

test.group('HTTP API | calls that are repeated, by the database', (group) => {
  group.each.teardown(dropKeys)

  test('of many at once one goes on', async ({ assert }) => {
    const all = await Promise.all(Array.from({ length: 8 }, () => beginCall(wish)))
    assert.lengthOf(
      all.filter((one) => one !== 'in_flight'),
      1
    )
  })

  test('what died before it changed anything is begun anew after two minutes', async ({
    assert,
  }) => {
    const dead = await begun()
    assert.equal(await beginCall(wish), 'in_flight')
    await age(3)
    const next = await begun()
    assert.notEqual(next.attempt, dead.attempt)
  })

  test('what comes back to life after that changes nothing', async ({ assert }) => {
    const late = await begun()
    await age(3)
    await begun()
    const change = inNamedCall(late, () => transaction((trx) => rows(trx, 'select 1')))
    await assert.rejects(() => change, /Another attempt/)
    await keepAnswer(late, { status: 201, body: {} })
    assert.equal(await beginCall(wish), 'in_flight')
  })

  test('what died after its change is never done again: its answer is lost', async ({ assert }) => {
    const call = await begun()
    await inNamedCall(call, () => transaction((trx) => rows(trx, 'select 1')))
    assert.equal(await beginCall(wish), 'in_flight')
    await age(3)
    assert.equal(await beginCall(wish), 'lost')
  })

  test('an answer that no named key opens is lost', async ({ assert }) => {
    const call = await begun()
    await inNamedCall(call, () => transaction((trx) => rows(trx, 'select 1')))
    await keepAnswer(call, { status: 201, body: {} })
    assert.deepEqual(await beginCall(wish), { replay: { status: 201, body: {} } })
    await rows(null, `update answered_calls set answer = 'of another key'`)
    assert.equal(await beginCall(wish), 'lost')
  })

  test('an answer that failed frees the key only if nothing was changed', async ({ assert }) => {
    await leaveCall(await begun())
    const call = await begun()
    await inNamedCall(call, () => transaction((trx) => rows(trx, 'select 1')))
    await leaveCall(call)
    assert.equal(await beginCall(wish), 'lost')
  })

  test('an attempt that ends while the database is away frees its key once it is back', async ({
    assert,
  }) => {
    const call = await begun()
    await rows(null, 'alter table answered_calls rename to calls_away')
    await leaveCall(call).finally(() =>
      rows(null, 'alter table calls_away rename to answered_calls')
    )
    assert.equal(await beginCall(wish), 'in_flight')
    await until(async () => typeof (await beginCall(wish)) === 'object')
  })

  test('a change that is taken back is none', async ({ assert }) => {
    const call = await begun()
    const trx = await db.transaction()
    await rows(trx, 'update answered_calls set is_carried_out = true')
    await trx.rollback()
    await leaveCall(call)
    assert.isObject(await beginCall(wish))
  })

  test('answers are kept for a day', async ({ assert }) => {
    await keepAnswer(await begun(), { status: 201, body: { id: 7 } })
    await age(23 * 60)
    await sweepAnsweredCalls()
    assert.deepEqual(await beginCall(wish), { replay: { status: 201, body: { id: 7 } } })
    await age(61)
    const call = await begun()
    await freeCall(call)
    assert.isObject(await beginCall(wish))
  })
})
