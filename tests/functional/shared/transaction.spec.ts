import { test } from '@japa/runner'
import { preparedRows, rows, transaction, type SqlClient } from '#shared/database'

test.group('Shared | transactions', (group) => {
  group.setup(async () => {
    await rows(null, 'create table kept (value integer unique deferrable initially deferred)')
    return async () => {
      await rows(null, 'drop table kept')
    }
  })

  test('a change that the database refuses at its very end is no success', async ({ assert }) => {
    const twice = transaction(async (trx) => {
      await rows(trx, 'insert into kept values (1), (1)')
      return 'done'
    })
    await assert.rejects(() => twice, /duplicate key value/)
    assert.isEmpty(await rows(null, 'select from kept'))
    assert.equal(await transaction(async () => 'done'), 'done')
  })
  test('what comes after its end changes nothing: its connection is others’ by then', async ({
    assert,
  }) => {
    let ended: SqlClient = null
    await transaction(async (trx) => {
      ended = trx
    })
    for (const run of [rows, preparedRows]) {
      await assert.rejects(() => run(ended, 'insert into kept values (7)'), /over|complete/)
    }
    assert.isEmpty(await rows(null, 'select from kept'))
  })
})
