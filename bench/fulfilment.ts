/* How fast orders become files: `npm run bench:fulfilment [days] [extracted rows]`. */
import 'reflect-metadata'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { joinShop } from './support/join_shop.ts'
import { percentile } from './support/percentile.ts'
import { table } from './support/table.ts'

const DAYS = Number(process.argv[2] ?? 10_000)
const ROWS = Number(process.argv[3] ?? 4_000_000)
const ROUNDS = 5
const FILTERS = { levelOne: ['XALC'], levelTwo: ['EUR'] }

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** From the start of a fulfilment until the shop's own worker has completed it. */
async function orderOfManyDays(): Promise<number> {
  const { givenProduct } = await import('#tests/fixtures/catalogue/lake_product')
  const { givenFulfilment } = await import('#tests/fixtures/delivery/fulfilment')
  const { fulfilmentStateOf } = await import('#delivery')
  const product = await givenProduct('BENCHDAYS', { days: DAYS })
  const reference = { kind: 'bench', key: 'days' }
  return seconds(async () => {
    await givenFulfilment(reference, [product])
    while ((await fulfilmentStateOf(reference, null)) !== 'Completed') {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

type Kind = 'csv.gz' | 'parquet'

/** One task that cuts one large file, beside DuckDB doing nothing but that. */
async function extraction(kind: Kind): Promise<{ shop: number; alone: number }> {
  const { givenFilterable } = await import('#tests/fixtures/catalogue/filterable_product')
  const { extractFile } = await import('#delivery/gateways/extract/extract_file')
  const { cutStatement, tableFormat } = await import('#delivery/gateways/extract/statement')
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const { lake } = await import('#shared/storage')
  const { mkdtemp, rm, readFile } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const workplace = await mkdtemp(`${tmpdir()}/kontor-bench-`)
  const large = `${workplace}/large.${kind}`
  await writeLarge(large, kind)
  const code = `BENCH${kind === 'parquet' ? 'PQ' : 'GZ'}`
  await givenFilterable(code, [{ ending: kind, bytes: await readFile(large) }])
  const key = `${code}/${code}_2000-01-01.${kind}`
  const source = await lake().locate!(key)
  const duck = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '512MB' })
  const connection = await duck.connect()
  const parts = [
    { field: 'venue', values: FILTERS.levelOne },
    { field: 'currency', values: FILTERS.levelTwo },
  ]
  const signal = new AbortController().signal
  const name = `cut.${kind}`
  const target = `${workplace}/alone.${kind}`
  const times = { shop: [] as number[], alone: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const cut = { source, target, parts, ...tableFormat(name)! }
    times.alone.push(await seconds(() => connection.run(cutStatement(cut))))
    const wanted = { key, target: `bench/${name}`, name, parts }
    times.shop.push(await seconds(() => extractFile(wanted, { signal })))
  }
  connection.closeSync()
  await rm(workplace, { recursive: true, force: true })
  return { shop: percentile(times.shop, 50), alone: percentile(times.alone, 50) }
}

async function writeLarge(path: string, kind: Kind): Promise<void> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const options = kind === 'parquet' ? 'format parquet' : 'format csv, header, compression gzip'
  await connection.run(
    `copy (select i as sequence, ['XALC', 'XALD', 'MRLX'][1 + i % 3] as venue,
             ['EUR', 'CHF', 'USD', 'GBP'][1 + i % 4] as currency, 100 + (i * 7919 % 10000) / 100.0 as price,
             i * 31 % 5000 as quantity
        from range(${ROWS}) t(i)) to '${path}' (${options})`
  )
  connection.closeSync()
}

const shop = await startTemporaryShop()
try {
  const app = await joinShop(shop)
  const days = await orderOfManyDays()
  const zipped = await extraction('csv.gz')
  const columns = await extraction('parquet')
  const ratio = ({ shop: own, alone }: { shop: number; alone: number }) =>
    `${own.toFixed(2)} s : ${alone.toFixed(2)} s = ${(own / alone).toFixed(2)}`
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        [`an order of ${DAYS} lake days`, `${days.toFixed(1)} s`, '10 s'],
        [`extraction of ${ROWS} rows, csv.gz : DuckDB alone`, ratio(zipped), '1.20'],
        [`extraction of ${ROWS} rows, Parquet : DuckDB alone`, ratio(columns), '1.20'],
      ]
    )
  )
  await app.terminate()
} finally {
  await shop.stop()
}
