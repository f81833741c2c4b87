import { PREVIEW_ROWS, type PreviewTable } from '#catalogue/domain/preview'
import { Engine, EngineProblem, sqlText } from '#shared/duckdb'

const MOST_MS = 5_000

export const tables = new Engine({ threads: 1, memory: '96MB', atOnce: 2, mostMs: MOST_MS })

/** Null for no table or after five seconds of reading. @throws EngineProblem when another file ended it */
export async function readTable(
  path: string,
  format: 'csv' | 'parquet'
): Promise<PreviewTable | null> {
  await tables.ready()
  const signal = AbortSignal.timeout(MOST_MS)
  try {
    const types = await tables.run(`describe select * from ${source(path, format, false)}`, {
      signal,
    })
    const values = await tables.run(
      `select columns(*)::varchar from ${source(path, format, true)} limit ${PREVIEW_ROWS + 1}`,
      { signal }
    )
    const columns = types.rows.map(([name, type]) => {
      return { name: String(name), type: String(type).toLowerCase() }
    })
    return { columns, rows: values.rows as (string | null)[][] }
  } catch (error) {
    if (error instanceof EngineProblem && error.kind === 'ended') throw error
    return null
  }
}

function source(path: string, format: 'csv' | 'parquet', asText: boolean): string {
  return format === 'parquet'
    ? `read_parquet(${sqlText(path)})`
    : `read_csv(${sqlText(path)}, header = true, sample_size = -1, all_varchar = ${asText},
         null_padding = true)`
}
