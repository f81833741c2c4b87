import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rows, transaction } from '#shared/database'
import { claimIdempotencyKey, sweepIdempotencyKeys } from '#shared/idempotency'

const key = { scope: 'checkout:41', key: 'abc', fingerprint: 'contents' }

/** As a statement of another module does it in passing. */
const storeAnswer = (trx: Parameters<typeof rows>[0], answer: object) =>
  rows(trx, 'select store_idempotent_answer(:scope, :key, :fingerprint, :answer::jsonb)', {
    ...key,
    answer: JSON.stringify(answer),
  })

const answerOnce = (answer: object) =>
  transaction(async (trx) => {
    const claim = await claimIdempotencyKey<object>(trx, key)
    if (claim === 'new') await storeAnswer(trx, answer)
    return claim
  })

const claimed = (changes: Partial<typeof key> = {}) =>
  transaction((trx) => claimIdempotencyKey(trx, { ...key, ...changes }))

test.group('Idempotency keys', (group) => {
  group.each.teardown(async () => void (await rows(null, 'truncate idempotency_keys')))

  test('the second request gets the answer of the first', async ({ assert }) => {
    assert.equal(await answerOnce({ orderNumber: 1 }), 'new')
    assert.deepEqual(await answerOnce({ orderNumber: 2 }), { replay: { orderNumber: 1 } })
  })

  test('the same key with other contents is a mistake', async ({ assert }) => {
    await answerOnce({ orderNumber: 1 })
    assert.equal(await claimed({ fingerprint: 'other contents' }), 'mismatch')
  })

  test('keys of different scopes never meet', async ({ assert }) => {
    await answerOnce({ orderNumber: 1 })
    assert.equal(await claimed({ scope: 'checkout:42' }), 'new')
  })

  test('while the first is at work the second is told so', async ({ assert }) => {
    const first = await db.transaction()
    assert.equal(await claimIdempotencyKey(first, key), 'new')
    assert.equal(await claimed(), 'in_flight')
    await first.commit()
  })

  test('work that is rolled back frees its key', async ({ assert }) => {
    const failing = await db.transaction()
    await claimIdempotencyKey(failing, key)
    await storeAnswer(failing, { orderNumber: 1 })
    await failing.rollback()
    assert.equal(await claimed(), 'new')
  })

  test('answers are forgotten after a week', async ({ assert }) => {
    await answerOnce({ orderNumber: 1 })
    await sweepIdempotencyKeys()
    assert.deepEqual(await claimed(), { replay: { orderNumber: 1 } })
    await rows(null, `update idempotency_keys set created_at = now() - interval '8 days'`)
    await sweepIdempotencyKeys()
    assert.equal(await claimed(), 'new')
  })
})
