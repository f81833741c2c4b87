import { sqlText } from '#shared/duckdb'
import type { HoldingRow } from '#reports/domain/holdings'
import { reading, withLocal } from '#reports/gateways/reading'

/** The lines of some securities of one day's file, and no others. @throws EngineProblem, FileMissing */
export function readHoldings(key: string, isins: readonly string[]): Promise<HoldingRow[]> {
  return withLocal(key, async (path) => {
    const { rows } = await reading.run(
      `select isin, lpad(common_code::varchar, 9, '0'), name, issued::double,
              round(close_eur::double * 100), total::double, country, shares::double,
              institutions::double
         from read_parquet(${sqlText(path)})
        where isin in (${isins.map(sqlText).join(', ')})
        order by isin, shares desc, country`
    )
    return rows.map(rowOf)
  })
}

function rowOf(cells: readonly unknown[]): HoldingRow {
  const [isin, commonCode, name, issued, close, total, country, shares, institutions] = cells
  return {
    isin: String(isin),
    commonCode: commonCode === null ? null : String(commonCode),
    name: String(name),
    issued: Number(issued),
    closeCents: Number(close),
    total: Number(total),
    country: String(country),
    shares: Number(shares),
    institutions: Number(institutions),
  }
}
