import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { keepPosition, wantedBy } from '#shared/reading/positions'

const WRITER = 7
const OTHER = 8

const keep = (position: string) =>
  rows(
    null,
    `insert into written_positions (slot, position) values (?, ${position})
     on conflict (slot) do update set position = excluded.position`,
    [WRITER]
  )

const HERE = `(pg_current_wal_insert_lsn() - '0/0')::bigint`

test.group('Replica | how far somebody has written', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from written_positions')
  })

  test('is kept for each, and grows', async ({ assert }) => {
    assert.isNull((await wantedBy(WRITER)).written)
    await keepPosition(WRITER)
    const first = (await wantedBy(WRITER)).written!
    assert.isAbove(first, 0)
    await keepPosition(WRITER)
    assert.isAbove((await wantedBy(WRITER)).written!, first)
    assert.isNull((await wantedBy(OTHER)).written)
  })

  test('what lies ahead is of another database: it counts for nothing, and is replaced', async ({
    assert,
  }) => {
    await keep(`${HERE} + 1000000000`)
    assert.isNull((await wantedBy(WRITER)).written)
    await keepPosition(WRITER)
    assert.isAbove((await wantedBy(WRITER)).written!, 0)
  })

  test('takes no more room than there are places', async ({ assert }) => {
    for (const userId of [WRITER, WRITER + 4_096, WRITER + 2 * 4_096]) await keepPosition(userId)
    const [kept] = await rows<{ places: number }>(
      null,
      'select count(*) as places from written_positions'
    )
    assert.equal(kept!.places, 1)
  })
})
