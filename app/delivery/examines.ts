import { join } from 'node:path'
import { Engine, sqlText } from '#shared/duckdb'
import { well, type Examination } from '#shared/examining'

/** Cuts and reports are made by it, in a process of its own. */
const engine: Examination = {
  name: 'DuckDB',
  todo: 'Run `npm ci` on this machine: the engine is built for each kind of processor.',
  async look() {
    const probe = new Engine({
      threads: 1,
      memory: '64MB',
      spill: '64MB',
      atOnce: 1,
      mostMs: 10_000,
    })
    await probe.withFolder((folder) =>
      probe.run(`copy (select 1 as one) to ${sqlText(join(folder, 'examined.parquet'))}`)
    )
    return well('reads and writes Parquet')
  },
}

export default [engine]
