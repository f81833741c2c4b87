import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import { askRun } from '#catalogue/actions/lake_runs/ask_run'
import { doRun } from '#catalogue/actions/lake_runs/do_run'
import type { IndexReport } from '#catalogue/domain/lake_run'
import { findRun, latestIndexing } from '#catalogue/queries/lake_runs/lake_runs'
import { rows, transaction } from '#shared/database'
import { holdLock, isTaken } from '#shared/database/hold_lock'
import { lake } from '#shared/storage'
import { givenLakeFiles, removeLakeFiles } from '#tests/fixtures/catalogue/given_discovery'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const CODE = 'indexed'
const FOLDER = `${CODE}/`
const PAGE = `/admin/manage-products/${CODE}/days`
const ACTOR = { id: null, label: 'me' }

type File = { day: string; version: number; key: string }

test.group('Catalogue | the days of a product are indexed again', (group) => {
  let productId = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    productId = (await givenProduct(CODE)).id
    return async () => {
      await removeLakeFiles(FOLDER)
      await removeLakeFiles('elsewhere/')
    }
  })

  async function indexed(prefixes: string[] = []): Promise<IndexReport> {
    const wish = { kind: 'index' as const, productId, asked: { prefixes } }
    const id = await transaction((trx) => askRun(trx, wish, ACTOR))
    await doRun(id!)
    return (await findRun(id!))!.report as IndexReport
  }
  const files = () =>
    rows<File>(null, 'select day, version, key from lake_files where product_id = ? order by day', [
      productId,
    ])
  const told = ({ added, changed, unchanged, absent }: IndexReport) =>
    [added, changed, unchanged, absent].join(' ')

  test('new files are taken in, other bytes are the next version, and gone ones are told', async ({
    assert,
  }) => {
    await givenLakeFiles(FOLDER, {
      ...{ '2025/20250401.csv': 'a', '2025/20250402.csv': 'b', '2025/notes.txt': 'x' },
      '2025/20250405.csv': '',
    })
    const first = await indexed()
    assert.equal(told(first), '2 0 0 0')
    assert.deepEqual(
      first.left.map(({ reason, count }) => `${reason} ${count}`),
      ['name 1', 'empty 1']
    )
    await lake().remove(`${FOLDER}2025/20250401.csv`)
    await givenLakeFiles(FOLDER, { '2025/20250402.csv': 'c', '2026/20260105.csv': 'd' })
    assert.equal(told(await indexed()), '1 1 0 1')
    assert.deepEqual(
      (await files()).map(({ day, version }) => `${day} ${version}`),
      ['2025-04-01 1', '2025-04-02 2', '2026-01-05 1']
    )
    assert.equal(told(await indexed()), '0 0 2 1')
  })

  test('earlier versions, withdrawn files and those of others are passed over', async ({
    assert,
  }) => {
    await givenLakeFiles(FOLDER, { '2025/20250401.csv': 'a', '2025/20250402.csv': 'b' })
    await indexed()
    await givenLakeFiles(FOLDER, { '2025/v2/20250401.csv': 'corrected' })
    await rows(
      null,
      `update lake_files set key = ?, version = 2 where product_id = ? and day = '2025-04-01'`,
      [`${FOLDER}2025/v2/20250401.csv`, productId]
    )
    await rows(null, `delete from lake_files where product_id = ? and day = '2025-04-02'`, [
      productId,
    ])
    const other = await givenProduct('indexed_other')
    await givenLakeFiles(FOLDER, { '2025/20250403.csv': 'theirs' })
    await rows(
      null,
      `insert into lake_files (product_id, day, bytes, key) values (?, '2025-04-03', 6, ?)`,
      [other.id, `${FOLDER}2025/20250403.csv`]
    )
    const { seen } = await indexed()
    assert.equal(seen, 1)
    assert.deepEqual(
      (await files()).map(({ key }) => key),
      [`${FOLDER}2025/v2/20250401.csv`]
    )
  })

  test('files that lie elsewhere are looked for there, in years that came since', async ({
    assert,
  }) => {
    await givenLakeFiles('elsewhere/close/', { '2025/20250401.csv': 'a' })
    await indexed(['elsewhere/close/'])
    await givenLakeFiles('elsewhere/close/', { '2026/20260105.csv': 'b' })
    await givenLakeFiles('elsewhere/other/', { '2026/20260106.csv': 'c' })
    assert.equal(told(await indexed()), '1 0 1 0')
  })

  test('it waits for an import that is under way', async ({ assert }) => {
    await givenLakeFiles(FOLDER, { '2025/20250401.csv': 'a' })
    const wish = { kind: 'index' as const, productId, asked: { prefixes: [] } }
    const id = (await transaction((trx) => askRun(trx, wish, ACTOR)))!
    const lock = await holdLock('lake:import', 'another import')
    if (isTaken(lock)) throw new Error(lock.holder)
    await doRun(id)
    await lock.release()
    assert.equal((await findRun(id))!.state, 'Waiting')
    await doRun(id)
    assert.equal((await findRun(id))!.state, 'Done')
  })

  test('of a product that there is not nothing is stopped', async ({ client }) => {
    const answer = await client
      .delete('/admin/manage-products/nothing/days/indexing')
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .redirects(0)
    answer.assertStatus(404)
  })

  test('staff ask for it once at a time, see how far it is, and stop it', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const send = async (method: 'post' | 'delete') => {
      const asked = client[method](`${PAGE}/indexing`).loginAs(admin).withCsrfToken()
      return asked.redirects(0)
    }
    const shown = async () => {
      const answer = await client.get(PAGE).loginAs(admin).withInertia()
      return (answer.body() as { props: { indexing: object | null } }).props.indexing
    }
    assert.isNull(await shown())
    await send('post')
    assert.containsSubset(await shown(), { state: 'Waiting', askedBy: admin.email, done: 0 })
    const twice = await send('post')
    assert.isDefined(twice.flashMessage('inputErrorsBag') ?? twice.flashMessage('toasts'))
    await send('delete')
    assert.containsSubset(await shown(), { state: 'Stopped', report: null })
    const { id } = (await latestIndexing(productId))!
    await doRun(id)
    assert.lengthOf(await files(), 0)
  })
})
