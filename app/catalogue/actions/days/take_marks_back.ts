import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import type { DayRange } from '#shared/domain/day_range'
import { ok, refuse, type Result } from '#shared/domain/result'
import { daysOf, holdProduct } from '#catalogue/actions/days/hold_product'
import { markedMeanwhile } from '#catalogue/actions/days/marked_meanwhile'
import { bringBack } from '#catalogue/actions/days/set_aside'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Wish = { code: string; range: DayRange; seen: number }

/** Leaves the marked days of a range as they came. */
export async function takeMarksBack(wish: Wish, actor: Actor): Promise<Result<{ days: number }>> {
  const taken = await refusableTransaction<Result<{ days: number }>>(async (trx) => {
    const product = await holdProduct(trx, wish.code)
    if (!product) return refuse('catalogue.errors.product_unknown', { status: 404 })
    const refused = await markedMeanwhile(trx, product, wish)
    if (refused) return refused
    const days = await markedDays(trx, product.id, wish.range)
    if (days.length === 0) return refuse('product_days.errors.none_marked', { status: 409 })
    await takeBack(trx, { product: product.id, days })
    const after = { ...wish.range.toJSON(), days: days.length }
    const subject = daysOf(product.code)
    await recordAudit(trx, { actor, subject, action: 'product_days.mark_taken_back', after })
    return ok({ days: days.length })
  })
  forgetReferenceData()
  return taken
}

async function markedDays(trx: TransactionClientContract, id: number, { from, to }: DayRange) {
  const found = await rows<{ day: string }>(
    trx,
    `select day from lake_exceptions
      where product_id = ? and day between ? and ? and mark is not null order by day`,
    [id, from.iso, to.iso]
  )
  return found.map(({ day }) => day)
}

/** The conditions of files first: what the days came as goes with the mark. */
async function takeBack(trx: TransactionClientContract, of: { product: number; days: string[] }) {
  await rows(trx, CONDITIONS_ASIDE, of)
  await rows(trx, CONDITIONS, of)
  await rows(trx, EARLIER_NOTES, of)
  await rows(trx, DELETE, of)
  await bringBack(trx, of)
  const ends = [of.days[0]!, of.days.at(-1)!]
  await rows(trx, 'select refresh_coverage(?, ?, ?)', [of.product, ...ends])
}

const conditionsOf = (table: 'lake_files' | 'set_aside_files') => `
  update ${table} f
     set condition = case when (e.came_as ->> 'isDegraded')::boolean then 'degraded' else 'available' end
    from lake_exceptions e
   where f.product_id = :product and f.day = any(:days::date[])
     and e.product_id = f.product_id and e.day = f.day`

const CONDITIONS = conditionsOf('lake_files')
const CONDITIONS_ASIDE = conditionsOf('set_aside_files')

const EARLIER_NOTES = `
  update lake_exceptions
     set condition = came_as ->> 'condition', note_en = came_as ->> 'noteEn',
         note_de = came_as ->> 'noteDe', mark = null, came_as = null
   where product_id = :product and day = any(:days::date[]) and came_as ->> 'condition' is not null`

const DELETE = `
  delete from lake_exceptions
   where product_id = :product and day = any(:days::date[]) and mark is not null`
