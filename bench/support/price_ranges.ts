/*
 * Prices ten products over ranges of growing length inside the shop's own code, without HTTP; prints
 * what one quote costs in milliseconds of a processor, and its JSON.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

export type PricedRange = { name: string; quoteMs: number; jsonMs: number }

const PRODUCTS = Number(process.env.PRODUCTS)
const YEARS = Number(process.env.YEARS)
const QUOTES = 500

const RANGES = { '1 month': '2025-12-03', '1 year': '2025-01-03' }
const WHOLE = { [`${YEARS} years`]: `${2025 - YEARS + 1}-01-03` }

const root = new URL('../../', import.meta.url)
const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, root).href) : import(path)
const app = new Ignitor(root, { importer }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { quoteFor } = await import('#catalogue')
  const { readItem } = await import('#catalogue/domain/quote_link')
  const customer = { deliveryCountry: 'DE', vatId: null }
  const quote = (number: number, from: string) => {
    const items = Array.from({ length: 10 }, (_, at) => {
      const code = `bench_${((number + at) % PRODUCTS) + 1}`
      return readItem(`${code}.${from}.2025-12-29`, String(at + 1))!
    })
    return quoteFor({ selections: items, customer })
  }
  const price = async (name: string, from: string): Promise<PricedRange> => {
    const [quotes, quoteMs] = await processorTime(async () => {
      const made = []
      for (let number = 0; number < QUOTES; number++) made.push(await quote(number, from))
      return made
    })
    const [, jsonMs] = await processorTime(async () => quotes.map((one) => JSON.stringify(one)))
    return { name, quoteMs: quoteMs / QUOTES, jsonMs: jsonMs / QUOTES }
  }
  const ranges = Object.entries({ ...RANGES, ...WHOLE })
  for (const [name, from] of ranges) await price(name, from)
  const priced = []
  for (const [name, from] of ranges) priced.push(await price(name, from))
  process.stdout.write(`${JSON.stringify(priced)}\n`)
})
process.exit(0)

async function processorTime<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}
