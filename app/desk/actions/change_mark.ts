import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { DeskKind } from '#desk/domain/kinds'

type Marked = { kind: DeskKind; key: string; byId: number }
export type Giving = Marked & {
  /** Null lets go of it. */
  toId: number | null
  /** Who had it on the page that was looked at. */
  fromId: number | null
}

export type Given = { from: string | null; isNew: boolean }

/** Gives something to somebody, as long as it is still whose it was: of two at once, one has it. */
export const giveTo = (giving: Giving): Promise<Result<Given>> =>
  transaction((trx) => giveToIn(trx, giving))

/** The same inside the caller's transaction. */
export async function giveToIn(
  trx: TransactionClientContract,
  { toId, fromId, ...marked }: Giving
): Promise<Result<Given>> {
  const { id, name } = await holdMark(trx, marked)
  if (id === toId) return ok({ from: name, isNew: false })
  if (id !== fromId) {
    return name === null
      ? refuse('desk.errors.let_go', { status: 409 })
      : refuse('desk.errors.taken', { status: 409, params: { name } })
  }
  await rows(
    trx,
    `update desk_marks
        set taken_by_id = :toId::bigint, changed_by_id = :byId, changed_at = now(),
            taken_at = case when :toId::bigint is null then null else now() end
      where kind = :kind and key = :key`,
    { ...marked, toId }
  )
  return ok({ from: name, isNew: true })
}

/** Puts something off until a day; with null it lies on the desk again. */
export const putOff = ({ until, ...marked }: Marked & { until: CalendarDay | null }) =>
  rows(
    null,
    `insert into desk_marks (kind, key, snoozed_until, changed_by_id)
     values (:kind, :key, :until::date, :byId)
     on conflict (kind, key) do update
        set snoozed_until = excluded.snoozed_until, changed_by_id = excluded.changed_by_id,
            changed_at = now()`,
    { ...marked, until: until?.iso ?? null }
  )

type Holder = { id: number | null; name: string | null }

/** Who takes care of it; its row is there, and held until the transaction ends. */
async function holdMark(trx: TransactionClientContract, marked: Marked): Promise<Holder> {
  await rows(
    trx,
    `insert into desk_marks (kind, key, changed_by_id) values (:kind, :key, :byId)
     on conflict do nothing`,
    marked
  )
  const [holder] = await rows<Holder>(
    trx,
    `select m.taken_by_id as id, (
              select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)
                from users u where u.id = m.taken_by_id) as name
       from desk_marks m where m.kind = :kind and m.key = :key for update of m`,
    marked
  )
  return holder!
}
