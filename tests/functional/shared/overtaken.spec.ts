import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { rows, transaction } from '#shared/database'

/** A host of its own keeps this spec's routes apart from the shop's. */
const HOST = 'overtaken.localhost'
const GONE = 'insert into overtaken_children values (1)'
router
  .group(() => {
    router.get('/gone', () => rows(null, GONE))
    router.get('/across/:first/:second', ({ params }) =>
      transaction(async (trx) => {
        await rows(trx, "set local deadlock_timeout = '100ms'")
        await rows(trx, 'update overtaken_parents set seen = seen + 1 where id = ?', [params.first])
        await rows(trx, 'select pg_sleep(0.3)')
        await rows(trx, 'update overtaken_parents set seen = seen + 1 where id = ?', [
          params.second,
        ])
      })
    )
  })
  .domain(HOST)

test.group('Somebody else’s change of the same moment', (group) => {
  group.setup(async () => {
    await rows(null, 'create table overtaken_parents (id integer primary key, seen integer)')
    await rows(null, 'insert into overtaken_parents values (7, 0), (8, 0)')
    await rows(null, 'create table overtaken_children (id integer references overtaken_parents)')
    return async () => {
      await rows(null, 'drop table overtaken_children, overtaken_parents')
    }
  })

  test('takes away what this one belongs to: a conflict, no fault of the shop', async ({
    client,
  }) => {
    const response = await client.get('/gone').header('host', HOST).accept('json')
    response.assertStatus(409)
    response.assertBodyContains({ errors: [{ code: 'shared.errors.conflict' }] })
  })

  test('goes across this one: one of both is done, the other a conflict', async ({
    client,
    assert,
  }) => {
    const answers = await Promise.all(
      ['/across/7/8', '/across/8/7'].map((path) =>
        client.get(path).header('host', HOST).accept('json')
      )
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const kept = await rows(null, 'select seen from overtaken_parents')
    assert.deepEqual(kept, [{ seen: 1 }, { seen: 1 }])
  })
})
