import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const YEAR = { code: 'BENCHYEAR', from: '2001-01-01', bytes: 1_000_000 }

/** A product with a file of its own for each of so many days, which a quota pays; answers the last day. */
export async function givenYear(days: number): Promise<string> {
  const { rows } = await import('#shared/database')
  const { CalendarDay } = await import('#shared/domain/calendar_day')
  const { insertProduct, pathOf } = await import('#tests/fixtures/catalogue/lake_product')
  const id = await insertProduct(YEAR.code)
  const first = CalendarDay.parse(YEAR.from)!
  const all = Array.from({ length: days }, (_, at) => first.plusDays(at).iso)
  mkdirSync(dirname(pathOf(YEAR.code, YEAR.from)), { recursive: true })
  const sums = all.map((day) => writeFile(pathOf(YEAR.code, day)))
  await rows(null, FILES, { id, code: YEAR.code, bytes: YEAR.bytes, days: all, sums })
  await rows(null, 'select refresh_coverage(?, ?::date, ?::date)', [id, all[0]!, all.at(-1)!])
  await rows(null, QUOTA)
  return all.at(-1)!
}

/** Staff look at what a quota pays: somebody's order is confirmed as soon as it is there. */
export async function confirmWhenPlaced(userId: number, signal: AbortSignal): Promise<void> {
  const { rows } = await import('#shared/database')
  const { changeOrder } = await import('#orders/actions/staff/change_order')
  while (!signal.aborted) {
    const [order] = await rows<{ number: number; version: number }>(null, PLACED, [userId])
    if (!order) await sleep(20)
    else {
      const actor = { id: null, label: 'bench' }
      const seen = { orderNumber: order.number, expectedVersion: order.version }
      const changed = await changeOrder({ ...seen, state: 'Confirmed', actor })
      if (!changed.ok) throw new Error(changed.refusal.code)
      return
    }
  }
}

const PLACED = `select number, version from orders where user_id = ? and state = 'Registered'`

function writeFile(path: string): string {
  const content = randomBytes(YEAR.bytes)
  writeFileSync(path, content)
  return createHash('sha256').update(content).digest('hex')
}

const FILES = `
  insert into lake_files (product_id, day, key, bytes, sha256, storage)
  select :id, day, :code || '/' || :code || '_' || day || '.csv', :bytes, sum, 'lake'
    from unnest(:days::date[], :sums::text[]) as f (day, sum)`

/** The demo has one for this year. */
const QUOTA = `
  insert into quotas (total_cents, date_from, date_to)
  values (100000000, current_date - 1, current_date + 1) on conflict do nothing`
