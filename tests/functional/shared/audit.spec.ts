import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { listAudit, recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { inRequestContext } from '#shared/request_context'

const order = { type: 'test_order', id: 7 }
const entry = { actor: SYSTEM_ACTOR, subject: order, action: 'order.state_changed' }

const record = (action: string, id: number | string = 7) =>
  transaction((trx) => recordAudit(trx, { ...entry, subject: { ...order, id }, action }))

test.group('Audit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tells who did what, from what to what, and why', async ({ assert }) => {
    await inRequestContext({ requestId: 'request-1' }, () =>
      transaction((trx) =>
        recordAudit(trx, {
          ...entry,
          actor: { id: 3, label: 'Ada Staff' },
          before: { state: 'Registered' },
          after: { state: 'Confirmed' },
          reason: 'Money arrived',
        })
      )
    )
    const [event] = await listAudit(order)
    assert.containsSubset(event, {
      seq: 1,
      actor: { id: 3, label: 'Ada Staff' },
      action: 'order.state_changed',
      before: { state: 'Registered' },
      after: { state: 'Confirmed' },
      reason: 'Money arrived',
      requestId: 'request-1',
    })
  })

  test('numbers each subject from one, without gaps', async ({ assert }) => {
    await record('first')
    await record('other subject', 'eight')
    const trx = await db.transaction()
    await recordAudit(trx, { ...entry, action: 'undone' })
    await trx.rollback()
    await record('second')
    const events = await listAudit(order)
    assert.deepEqual(
      events.map(({ seq, action }) => [seq, action]),
      [
        [1, 'first'],
        [2, 'second'],
      ]
    )
  })

  test('refuses to {$self} what happened')
    .with([`update audit_events set action = 'nothing'`, 'delete from audit_events'])
    .run(async ({ assert }, statement) => {
      await record('first')
      const changing = transaction((trx) => rows(trx, statement))
      await assert.rejects(() => changing, /append-only/)
      assert.lengthOf(await listAudit(order), 1)
    })
})

test.group('Audit of several at once', (group) => {
  group.each.teardown(async () => void (await rows(null, 'truncate audit_events')))

  test('twenty changes of one subject get twenty numbers', async ({ assert }) => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(`change ${index}`)))
    const events = await listAudit(order)
    assert.deepEqual(
      events.map(({ seq }) => seq),
      Array.from({ length: 20 }, (_, index) => index + 1)
    )
  })
})
