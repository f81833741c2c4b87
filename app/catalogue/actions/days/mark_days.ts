import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Refused, type Result } from '#shared/domain/result'
import { writtenDay } from '#shared/domain/written_day'
import { daysOf, holdProduct, type HeldProduct } from '#catalogue/actions/days/hold_product'
import { markedMeanwhile } from '#catalogue/actions/days/marked_meanwhile'
import { bringBack, setAside } from '#catalogue/actions/days/set_aside'
import { planMark, type MarkPlan, type MarkWish } from '#catalogue/domain/day_mark'
import { withdrawalWatchers } from '#catalogue/ports/withdrawal_watchers'
import { owedRanges } from '#catalogue/ports/owed_days'
import { markableDays } from '#catalogue/queries/days/markable_days'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

export type Marked = { days: number; kept: MarkPlan['kept'] }

/** Marks all days of a range that nobody waits for; the others stay and are named. */
export async function markDays(wish: MarkWish, actor: Actor): Promise<Result<Marked>> {
  const marked = await refusableTransaction<Result<Marked>>(async (trx) => {
    const product = await holdProduct(trx, wish.code)
    if (!product) return refuse('catalogue.errors.product_unknown', { status: 404 })
    const refused = refuseRange(wish, product) ?? (await markedMeanwhile(trx, product, wish))
    if (refused) return refused
    const found = await markableDays(trx, product.id, wish.range)
    const plan = planMark(wish.mark, found, await owedRanges(product.id, trx))
    if (plan.days.length === 0) return refuseNothing(wish, plan)
    await write(trx, product, wish, plan)
    await note(trx, { product, wish, plan, actor })
    return ok({ days: plan.days.length, kept: plan.kept })
  })
  forgetReferenceData()
  return marked
}

/** Days of the past alone: from the first file on, and none that is still to come. */
export function refuseRange(
  { range: { from, to } }: Pick<MarkWish, 'range'>,
  { firstDay }: Pick<HeldProduct, 'firstDay'>
): Refused | null {
  const first = CalendarDay.parse(firstDay ?? '')
  const today = CalendarDay.today()
  if (!first) return refuse('product_days.errors.no_files', { field: 'from' })
  const [ofFirst, ofToday] = [{ first: first.format() }, { today: today.format() }]
  if (from.isBefore(first)) {
    return refuse('product_days.errors.before', { field: 'from', params: ofFirst })
  }
  return to.isAfter(today)
    ? refuse('product_days.errors.future', { field: 'to', params: ofToday })
    : null
}

function refuseNothing({ mark }: MarkWish, { kept: [held] }: MarkPlan): Refused {
  if (!held) return refuse(`product_days.errors.none_${mark}`, { field: 'from' })
  const params = { day: writtenDay(held.day), by: held.by.join(', ') }
  return refuse('product_days.errors.owed', { field: 'form', status: 409, params })
}

async function write(
  trx: TransactionClientContract,
  { id, newest, change }: HeldProduct,
  { mark: condition, noteEn, noteDe }: MarkWish,
  plan: MarkPlan
) {
  const of = { product: id, days: plan.days.map(({ day }) => day) }
  await rows(trx, EXCEPTIONS, { ...of, condition, noteEn, noteDe, mark: newest + 1 })
  if (condition === 'missing') await withdraw(trx, of, change)
  else {
    await bringBack(trx, of)
    await rows(trx, DEGRADE, of)
  }
  await rows(trx, 'select refresh_coverage(?, ?, ?)', [id, of.days[0]!, of.days.at(-1)!])
}

/** Told as a withdrawal by the lake is; days whose files lie aside already are told to nobody again. */
async function withdraw(
  trx: TransactionClientContract,
  of: { product: number; days: string[] },
  change: number
): Promise<void> {
  const gone = await setAside(trx, of)
  if (gone.length === 0) return
  const files = gone.reduce((sum, one) => sum + one.files, 0)
  const days = gone.map(({ day }) => day)
  const withdrawn = { productId: of.product, change, files, days, byHand: true }
  for (const watch of withdrawalWatchers.all()) await watch(trx, withdrawn)
}

type Noted = { product: HeldProduct; wish: MarkWish; plan: MarkPlan; actor: Actor }

const note = (trx: TransactionClientContract, { product, wish, plan, actor }: Noted) =>
  recordAudit(trx, {
    actor,
    subject: daysOf(product.code),
    action: `product_days.marked_${wish.mark}`,
    after: {
      ...wish.range.toJSON(),
      ...{ days: plan.days.length, kept: plan.kept.length },
      ...{ noteEn: wish.noteEn, noteDe: wish.noteDe },
    },
  })

/** What was known before the first mark is kept until the mark is taken back. */
const EXCEPTIONS = `
  insert into lake_exceptions as known
    (product_id, day, condition, note_en, note_de, mark, came_as)
  select :product, day, :condition, :noteEn, :noteDe, :mark,
         jsonb_build_object('isDegraded', exists (
           select from lake_files f
            where f.product_id = :product and f.day = marked.day and f.condition = 'degraded'))
    from unnest(:days::date[]) as marked (day)
  on conflict (product_id, day) do update
    set condition = excluded.condition, note_en = excluded.note_en, note_de = excluded.note_de,
        mark = excluded.mark,
        came_as = case when known.mark is not null then known.came_as else excluded.came_as ||
          jsonb_build_object('condition', known.condition, 'noteEn', known.note_en,
                             'noteDe', known.note_de) end`

const DEGRADE = `
  update lake_files set condition = 'degraded'
   where product_id = :product and day = any(:days::date[]) and condition <> 'degraded'`
