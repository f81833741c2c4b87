import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { refuseShare, type ShareWish } from '#statistics/domain/share_wish'
import { sharesOf } from '#statistics/queries/venues/venue_shares'

/**
 * From a day on a venue has this share, up to the day before the next that is kept. One that begins on
 * the same day is replaced; the history keeps it.
 */
export const addShare = (wish: ShareWish, actor: Actor): Promise<Result<void>> =>
  transaction(async (trx) => {
    const [venue] = await rows(trx, 'select id from venues where id = ? for no key update', [
      wish.venueId,
    ])
    if (!venue) return refuse('statistics.errors.no_venue', { status: 404 })
    const shares = await sharesOf(wish.venueId, trx)
    const refusal = refuseShare(wish, {
      today: CalendarDay.today(),
      hasAny: shares.length > 0,
    })
    if (refusal) return { ok: false, refusal }
    const following = shares.findLast(({ from }) => from > wish.from.iso)
    await write(trx, wish, { until: following?.from ?? null, actor })
    const before = shares.find(({ from }) => from <= wish.from.iso)
    await recordAudit(trx, {
      actor,
      subject: { type: 'venue_share', id: wish.venueId },
      action: 'statistics.share_added',
      ...(before && { before: { from: before.from, percent: before.hundredths / 100 } }),
      after: { from: wish.from.iso, percent: wish.hundredths / 100 },
    })
    return ok(undefined)
  })

async function write(
  trx: TransactionClientContract,
  { venueId, from, hundredths }: ShareWish,
  { until, actor }: { until: string | null; actor: Actor }
): Promise<void> {
  const values = { venueId, from: from.iso, until, hundredths, by: actor.label }
  await rows(
    trx,
    'delete from venue_shares where venue_id = :venueId and lower(during) = :from::date',
    values
  )
  await rows(
    trx,
    `update venue_shares set during = daterange(lower(during), :from::date)
      where venue_id = :venueId and during @> :from::date`,
    values
  )
  await rows(
    trx,
    `insert into venue_shares (venue_id, during, hundredths, added_by)
     values (:venueId, daterange(:from::date, :until::date), :hundredths, :by)`,
    values
  )
}
