import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sqlText } from '#shared/duckdb'
import { securityName } from '#reports/domain/security_name'
import { reading, withLocal } from '#reports/gateways/reading'

export type ReadSecurity = { isin: string; commonCode: string | null; name: string }

/** Every security of a day's file, once. @throws EngineProblem, FileMissing */
export function readSecurities(key: string): Promise<ReadSecurity[]> {
  return withLocal(key, (path) =>
    reading.withFolder(async (folder) => {
      const list = join(folder, 'securities.csv')
      await reading.run(
        `copy (select isin, lpad(any_value(common_code)::varchar, 9, '0'), any_value(name)
                 from read_parquet(${sqlText(path)}) group by isin order by isin)
           to ${sqlText(list)} (format csv, header false)`
      )
      return read(list)
    })
  )
}

async function read(list: string): Promise<ReadSecurity[]> {
  const { parse } = await import('csv-parse')
  const found: ReadSecurity[] = []
  for await (const [isin, commonCode, name] of createReadStream(list).pipe(parse())) {
    found.push({ isin, commonCode: commonCode || null, name: securityName(name) })
  }
  return found
}
