import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Engine, sqlName, sqlText } from '#shared/duckdb'
import type { FileFacts } from '#delivery/gateways/measure/file_facts'

const MOST_MS = 10 * 60_000

const measuring = new Engine({ threads: 1, memory: '96MB', atOnce: 4, mostMs: MOST_MS })

export function measureParquet(content: AsyncIterable<Buffer>): Promise<FileFacts> {
  return measuring.withFolder(async (folder) => {
    const path = join(folder, 'measured')
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return read(`read_parquet(${sqlText(path)})`)
  })
}

async function read(file: string): Promise<FileFacts> {
  const column = await momentColumn(file)
  const ends = column
    ? `min(${column})::varchar, max(${column})::varchar`
    : 'null::varchar, null::varchar'
  const { rows: found } = await measuring.run(`select count(*), ${ends} from ${file}`)
  const [[rows, first, last]] = found as [[bigint, string | null, string | null]]
  return { rows: Number(rows), first: isoOf(first), last: isoOf(last) }
}

async function momentColumn(file: string) {
  const described = await measuring.run(`describe select * from ${file}`)
  const columns = described.rows.map(([name, type]) => [String(name), String(type)] as const)
  const found =
    columns.find(([, type]) => type.startsWith('TIMESTAMP')) ??
    columns.find(([, type]) => type === 'DATE')
  return found && sqlName(found[0])
}

const isoOf = (text: string | null) => text?.replace(' ', 'T').replace(/\+00$/, 'Z') ?? null
