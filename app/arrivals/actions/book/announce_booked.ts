import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishedProducts } from '#catalogue'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { tellHooks } from '#arrivals/actions/tell_hooks'
import { dueAt } from '#arrivals/domain/due_at'

/** A day and whose webhooks are told of it. */
export type Announced = { day: string; users: readonly number[] }

type Come = { day: string; files: number; bytes: number; cameAt: Date }

/** Tells people's programs of days that came long after their morning, as of any other day. */
export async function announceBooked(
  trx: TransactionClientContract,
  productId: number,
  announced: readonly Announced[]
): Promise<void> {
  const product = (await publishedProducts(trx)).find(({ id }) => id === productId)
  if (!product || announced.length === 0) return
  const rule = { ...product.rule, zone: SHOP_TIME_ZONE }
  const come = await rows<Come>(trx, COME, [productId, announced.map(({ day }) => day)])
  for (const { day, files, bytes, cameAt } of come) {
    const { code, name } = product
    const told = { productId, code, name, day, files, bytes, arrivedAt: cameAt, corrections: 0 }
    const { users } = announced.find((one) => one.day === day)!
    await tellHooks(trx, {
      event: 'file.available',
      days: [{ ...NEVER, ...told, dueAt: dueAt(CalendarDay.parse(day)!, rule) }],
      audienceOf: () => ({ users, readers: [] }),
    })
  }
}

const NEVER = { lateAt: null, estimateAt: null, announcedAt: null, correctionsTold: 0 }

const COME = `
  select day, count(*) as files, sum(bytes)::bigint as bytes, max(updated_at) as "cameAt"
    from lake_files where product_id = ? and day = any(?::date[]) group by day order by day`
