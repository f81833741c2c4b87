import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { EngineProblem } from '#shared/duckdb'
import { readTable, tables } from '#catalogue/gateways/preview/table_reader'

const CSV = 'day,close\n2025-03-03,12.50\n'

test.group('Preview | the process that looks into files', (group) => {
  group.each.teardown(() => tables.end())

  const given = (content: string | Buffer, work: (path: string) => Promise<void>) =>
    tables.withFolder(async (folder) => {
      await writeFile(join(folder, 'a'), content)
      await work(join(folder, 'a'))
    })

  test('is another one than the web process, and begins anew after its end', async ({ assert }) => {
    await given(CSV, async (path) => {
      const first = await readTable(path, 'csv')
      assert.deepEqual(first?.rows, [['2025-03-03', '12.50']])
      const pid = tables.pid!
      assert.notEqual(pid, process.pid)

      const pending = readTable(path, 'csv')
      process.kill(pid, 'SIGKILL')
      await pending.then(
        (table) => assert.deepEqual(table, first),
        (error) => {
          assert.instanceOf(error, EngineProblem)
          assert.equal(error.kind, 'ended')
        }
      )
      const deadline = Date.now() + 20_000
      while (tables.pid === pid && Date.now() < deadline) {
        await new Promise((resolve) => setImmediate(resolve))
      }
      assert.deepEqual(await readTable(path, 'csv'), first)
      assert.notEqual(tables.pid, pid)
    })
  })

  test('what is no table is none', async ({ assert }) => {
    await given(Buffer.alloc(2_000, 7), async (path) =>
      assert.isNull(await readTable(path, 'parquet'))
    )
  })
})
