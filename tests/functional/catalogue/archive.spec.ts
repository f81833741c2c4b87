import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { deliverableFiles, restoreFromArchive } from '#catalogue'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { demoArchive } from '#demo/catalogue/demo_archive'
import { connectArchive } from '#catalogue/gateways/archive'
import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const DAY = CalendarDay.of(2025, 3, 4)

/** Products of the demo, one of each kind of file. */
const KINDS = [
  { code: 'tick_cash_l1', starts: [0x1f, 0x8b] },
  { code: 'analytics_open_interest', starts: [...Buffer.from('PAR1')] },
  { code: 'mdsf_cash_trades', starts: [0x4d, 0x3c, 0xb2, 0xa1] },
]

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function restored(productId: number) {
  const files = []
  for await (const file of deliverableFiles(productId, new DayRange(DAY, DAY))) files.push(file)
  return files[0]!
}

test.group('Catalogue | archived days', (group) => {
  group.each.setup(async () => {
    connectArchive(demoArchive)
    await givenReferenceData()
    return async () => {
      await rows(null, `delete from products where category_id = 'ctest'`)
      await rows(null, `delete from categories where parent_id = 'ctest'`)
      await rows(null, `delete from categories where id like 'ctest%'`)
      await rows(null, `delete from venues where id in ('CTA', 'CTB')`)
      await rows(null, `delete from trading_calendars where code = 'CTEST'`)
    }
  })

  async function givenArchivedDay(code: string) {
    const { id } = await givenProduct(code)
    await rows(
      null,
      `insert into lake_files (product_id, day, bytes, storage, key)
       values (?, ?, 999999, 'archive', ?)`,
      [id, DAY.iso, `archive_test/${code}`]
    )
    await rows(null, 'select refresh_coverage(?, ?, ?)', [id, DAY.iso, DAY.iso])
    return id
  }

  test('{code} comes back with true bytes and checksum, the same every time')
    .with(KINDS)
    .run(async ({ assert }, { code, starts }) => {
      const id = await givenArchivedDay(code)
      await restoreFromArchive(id, DAY)
      const file = await restored(id)
      const content = await bytesOf(await lake().read(file.key))
      assert.equal(file.storage, 'lake')
      assert.equal(file.bytes, content.length)
      assert.equal(file.sha256, createHash('sha256').update(content).digest('hex'))
      assert.equal((await coverageOf(id))!.bytes, content.length)
      assert.deepEqual([...content.subarray(0, starts.length)], starts)
      const again = await demoArchive.open({ productCode: code, day: DAY.iso, part: 1, key: '' })
      assert.isTrue((await bytesOf(again)).equals(content))
    })

  test('two at once and once more do no harm', async ({ assert }) => {
    const id = await givenArchivedDay('ref_cash')
    await Promise.all([restoreFromArchive(id, DAY), restoreFromArchive(id, DAY)])
    const file = await restored(id)
    await restoreFromArchive(id, DAY)
    assert.deepEqual(await restored(id), file)
    assert.equal(await lake().size(file.key), file.bytes)
  })

  test('an archive that fails leaves the row as it was', async ({ assert }) => {
    const id = await givenArchivedDay('ref_cash')
    connectArchive({ open: () => Promise.reject(new Error('The tape is stuck')) })
    await assert.rejects(() => restoreFromArchive(id, DAY), 'The tape is stuck')
    assert.containsSubset(await restored(id), { storage: 'archive', bytes: 999_999, sha256: null })
  })
})
