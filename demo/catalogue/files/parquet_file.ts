import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Engine, sqlText } from '#shared/duckdb'

/** One thread keeps the row groups and thereby the bytes the same. */
const packing = new Engine({ threads: 1, memory: '1GB', atOnce: 4, mostMs: 10 * 60_000 })

/** Turns CSV into Parquet. */
export function parquetFile(csv: Iterable<Buffer>): Promise<Readable> {
  return new Promise((resolve, reject) => {
    packing
      .withFolder(async (folder) => {
        const parquet = await packed(csv, folder)
        resolve(parquet)
        await once(parquet, 'close')
      })
      .catch(reject)
  })
}

async function packed(csv: Iterable<Buffer>, folder: string): Promise<Readable> {
  const [lines, columns] = [`${folder}/lines.csv`, `${folder}/columns`]
  await writeFile(lines, Readable.from(csv))
  await packing.run(
    `copy (select * from read_csv(${sqlText(lines)}, header = true))
       to ${sqlText(columns)} (format parquet, compression zstd)`
  )
  return createReadStream(columns)
}
