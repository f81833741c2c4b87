import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { drivers, Encryption } from '@adonisjs/core/encryption'
import { rows } from '#shared/database'
import { sealAnew } from '#shared/sealing'
import type { Seals } from '#shared/sealing/seals'
import { until } from '#tests/fixtures/shared/until'
import { openTransaction } from '#tests/fixtures/shared/open_transaction'

const [PRESENT, FORMER, FORGOTTEN] = ['present', 'former', 'forgotten'].map(
  (name) => `the ${name} key of this shop, long enough`
) as [string, string, string]
const COLUMN = { table: 'sealed_things', key: 'id', column: 'value', purpose: 'a thing' }
const { purpose } = COLUMN

const sealOf = async (...keys: string[]) =>
  new Encryption(await drivers.aes256gcm({ keys, id: 'gcm' }).resolver(app))

const given = (values: (string | null)[]) =>
  Promise.all(
    values.map((value, at) => rows(null, 'insert into sealed_things values (?, ?)', [at, value]))
  )

const kept = async () =>
  (
    await rows<{ value: string | null }>(null, 'select value from sealed_things order by id::int')
  ).map(({ value }) => value)

const waiting = () =>
  rows(
    null,
    `select pid from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'update sealed_things%'`
  )

test.group('Sealed values', (group) => {
  let seals: Seals
  group.each.setup(async () => {
    seals = { present: await sealOf(PRESENT), named: await sealOf(PRESENT, FORMER) }
    await rows(null, 'create table sealed_things (id text primary key, value text)')
    return async () => void (await rows(null, 'drop table sealed_things'))
  })

  test('are sealed anew where a former key did it, whatever they are, and nothing else is touched', async ({
    assert,
  }) => {
    const former = await sealOf(FORMER)
    const lost = (await sealOf(FORGOTTEN)).encrypt('gone', { purpose })
    const present = seals.present.encrypt('here', { purpose })
    const other = former.encrypt('of another purpose', { purpose: 'another thing' })
    const things = ['a text', { kty: 'RSA', n: 'öß' }, 'a text']
    await given([
      ...things.map((thing) => former.encrypt(thing, { purpose })),
      ...[lost, present, other, null],
    ])
    assert.deepEqual(await sealAnew([COLUMN], { seals, dryRun: true }), { former: 3, lost: 2 })
    assert.deepEqual(await sealAnew([COLUMN], { seals }), { former: 3, lost: 2 })

    const after = await kept()
    assert.deepEqual(
      after.slice(0, 3).map((value) => seals.present.decrypt(value!, purpose)),
      things
    )
    assert.deepEqual(after.slice(3), [lost, present, other, null])
    assert.deepEqual(await sealAnew([COLUMN], { seals }), { former: 0, lost: 2 })
  })

  test('are read page by page', async ({ assert }) => {
    const former = await sealOf(FORMER)
    await given(
      Array.from({ length: 1_201 }, (_, at) => former.encrypt(`thing ${at}`, { purpose }))
    )
    assert.deepEqual(await sealAnew([COLUMN], { seals }), { former: 1_201, lost: 0 })
    assert.deepEqual(await sealAnew([COLUMN], { seals }), { former: 0, lost: 0 })
  })

  test('that are written meanwhile stay as they were written', async ({ assert, cleanup }) => {
    await given([(await sealOf(FORMER)).encrypt('old', { purpose })])
    const fresh = seals.present.encrypt('new', { purpose })
    const writer = await openTransaction({ cleanup })
    await rows(writer, 'update sealed_things set value = ?', [fresh])
    const sealing = sealAnew([COLUMN], { seals })
    await until(async () => (await waiting()).length > 0)
    await writer.commit()
    assert.deepEqual(await sealing, { former: 0, lost: 0 })
    assert.deepEqual(await kept(), [fresh])
  })
})
