import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { decodeCapture } from '#catalogue/domain/capture'
import { makeFile } from '#demo/catalogue/files/make_file'
import { stream } from '#demo/catalogue/files/families/index'

async function capture(): Promise<Buffer> {
  const order = { code: 'c', family: stream, venues: ['XALC'], day: CalendarDay.of(2025, 3, 3) }
  const chunks: Buffer[] = []
  for await (const chunk of await makeFile({ ...order, part: 2 })) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test.group('Preview | packets', () => {
  test('headers of a capture become rows', async ({ assert }) => {
    const { columns, rows } = decodeCapture(await capture())!
    assert.equal(columns[0]!.name, 'time')
    assert.lengthOf(rows, 101)
    const [time, length, protocol, source, destination, payload] = rows[0]!
    assert.match(time!, /^2025-03-03T\d\d:\d\d:\d\d\.\d{9}Z$/)
    assert.deepEqual([length, protocol, payload], ['82', 'UDP', '40'])
    assert.match(source!, /^192\.0\.2\.10:\d+$/)
    assert.match(destination!, /^233\.252\.0\.2:\d+$/)
  })

  test('a capture that is cut off shows its whole packets only', async ({ assert }) => {
    const bytes = await capture()
    assert.lengthOf(decodeCapture(bytes.subarray(0, 24 + 98 + 50))!.rows, 1)
    assert.lengthOf(decodeCapture(bytes.subarray(0, 24))!.rows, 0)
  })

  test('big-endian captures with microseconds are read as well', async ({ assert }) => {
    const bytes = Buffer.alloc(24 + 16 + 4)
    bytes.writeUInt32BE(0xa1b2c3d4, 0)
    bytes.writeUInt32BE(1, 20)
    bytes.writeUInt32BE(86_400, 24)
    bytes.writeUInt32BE(42, 28)
    bytes.writeUInt32BE(4, 32)
    bytes.writeUInt32BE(60, 36)
    const { rows } = decodeCapture(bytes)!
    assert.deepEqual(rows[0]!.slice(0, 3), ['1970-01-02T00:00:00.000042Z', '60', null])
  })

  test('nothing else is taken for a capture', ({ assert }) => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('day,isin\n'), Buffer.alloc(100)]) {
      assert.isNull(decodeCapture(bytes))
    }
  })
})
