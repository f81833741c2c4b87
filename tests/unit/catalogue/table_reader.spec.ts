import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Interrupted, TableProcess } from '#catalogue/gateways/preview/table_reader'

test.group('Preview | the process that looks into files', (group) => {
  let folder = ''
  let path = ''

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-table-'))
    path = join(folder, 'a.csv')
    await writeFile(path, 'day,close\n2025-03-03,12.50\n')
    return () => rm(folder, { recursive: true })
  })

  test('is another one than the web process, and begins anew after its end', async ({ assert }) => {
    const tables = new TableProcess()
    const first = await tables.read(path, 'csv')
    assert.deepEqual(first?.rows, [['2025-03-03', '12.50']])
    const pid = tables.pid!
    assert.notEqual(pid, process.pid)

    const pending = tables.read(path, 'csv')
    process.kill(pid, 'SIGKILL')
    await pending.then(
      (table) => assert.deepEqual(table, first),
      (error) => assert.instanceOf(error, Interrupted)
    )
    const deadline = Date.now() + 20_000
    while (tables.pid === pid && Date.now() < deadline) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    assert.deepEqual(await tables.read(path, 'csv'), first)
    assert.notEqual(tables.pid, pid)
    process.kill(tables.pid!)
  })

  test('what is no table is none', async ({ assert }) => {
    const tables = new TableProcess()
    await writeFile(path, Buffer.alloc(2_000, 7))
    assert.isNull(await tables.read(path, 'parquet'))
    process.kill(tables.pid!)
  })
})
