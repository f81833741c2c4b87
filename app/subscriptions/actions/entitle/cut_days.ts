import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeIn, type Which } from '#subscriptions/actions/entitle/change_held'
import { INSERT_RANGE } from '#subscriptions/actions/entitle/insert_range'
import { ALWAYS, type OpenRange } from '#subscriptions/domain/entitlement'
import { piecesOf } from '#subscriptions/domain/pieces_of'
import type {
  AssignedRange,
  AssignedSubscription,
} from '#subscriptions/queries/assigned_subscriptions'

type Trx = TransactionClientContract

type Cut = {
  action: string
  kept: readonly OpenRange[]
  judge?: (held: AssignedSubscription) => Result<unknown>
  spares?: (range: AssignedRange) => boolean
}

/** Leaves somebody only those of his days of a type that lie within others; without any day left the subscription goes. */
export const cutDaysIn = (
  trx: Trx,
  which: Which,
  { action, kept, judge = ok, spares = () => false }: Cut
): Promise<Result<undefined>> =>
  changeIn(trx, which, {
    action,
    change: async (_, held) => {
      if (held.isFilterable) return refuse('entitlements.errors.ranges_by_request', { status: 409 })
      const judged = judge(held)
      if (!judged.ok) return judged
      if (held.isUnrestricted) await endAllDays(trx, held, kept)
      for (const range of held.ranges) if (!spares(range)) await cutRange(trx, range, kept)
      await rows(trx, DELETE_EMPTY, [held.id])
      return ok()
    },
  })

/** Unrestricted access becomes ranges, which are seen when the subscription is. */
async function endAllDays(trx: Trx, { id }: AssignedSubscription, kept: readonly OpenRange[]) {
  await rows(
    trx,
    'update subscription_users set is_unrestricted = false, updated_at = now() where id = ?',
    [id]
  )
  const terms = { actualStartsOn: null, visibleFrom: null, visibleUntil: null }
  for (const days of piecesOf(ALWAYS, kept)) {
    const range = { ...terms, ...boundsOf(days), isTrial: false, isSalesTrial: false }
    await rows(trx, INSERT_RANGE, { ...range, subscriptionId: id } as never)
  }
}

async function cutRange(trx: Trx, range: AssignedRange, kept: readonly OpenRange[]) {
  const days = { from: dayOf(range.startsOn), until: dayOf(range.endsOn) }
  const [first, ...more] = piecesOf(days, kept).map(boundsOf)
  if (!first) await rows(trx, 'delete from subscription_ranges where id = ?', [range.id])
  else await rows(trx, UPDATE, { ...first, id: range.id } as never)
  for (const bounds of more) await rows(trx, INSERT_RANGE, { ...range, ...bounds } as never)
}

const dayOf = (iso: string | null) => CalendarDay.parse(iso ?? '')

const boundsOf = ({ from, until }: OpenRange) => ({
  startsOn: from?.iso ?? null,
  endsOn: until?.iso ?? null,
})

const UPDATE = `
  update subscription_ranges
     set starts_on = :startsOn, ends_on = :endsOn, updated_at = clock_timestamp(),
         version = version + 1
   where id = :id and (starts_on, ends_on) is distinct from (:startsOn::date, :endsOn::date)`

const DELETE_EMPTY = `
  delete from subscription_users s
   where s.id = ? and not s.is_unrestricted
     and not exists (select from subscription_ranges r where r.subscription_id = s.id)`
