/* Spends one quota from many hands inside the shop's own code; prints how often in a second. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const SECONDS = Number(process.env.SECONDS ?? 5)
const HANDS = 20
const SPEND_CENTS = 1

const root = new URL('../../', import.meta.url)
const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, root).href) : import(path)
const app = new Ignitor(root, { importer }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { rows } = await import('#shared/database')
  const { spendQuota } = await import('#orders/actions/quota/spend_quota')
  await rows(
    null,
    `insert into quotas (total_cents, date_from, date_to)
     values (100000000, current_date - 1, current_date + 1) on conflict do nothing`
  )
  let spent = 0
  const until = performance.now() + SECONDS * 1000
  const spend = async () => {
    while (performance.now() < until) {
      const quotaId = await spendQuota(null, SPEND_CENTS)
      if (quotaId === null) throw new Error('The quota is used up')
      spent++
    }
  }
  await Promise.all(Array.from({ length: HANDS }, spend))
  process.stdout.write(`${Math.round(spent / SECONDS)}\n`)
})
process.exit(0)
