import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { findSavedQuote } from '#catalogue/queries/find_saved_quote'

/** Saved quotes that hold still, whose owners are known, one after the other. */
export async function* heldQuotes(): AsyncGenerator<SavedQuote & { userId: number }> {
  const held = await rows<{ number: number; userId: number }>(
    null,
    `select number, user_id as "userId" from saved_quotes where ${HELD} order by number`,
    [CalendarDay.today().iso]
  )
  for (const { number, userId } of held) {
    const saved = await findSavedQuote(number, userId)
    if (saved?.state === 'valid') yield { ...saved, userId }
  }
}

export async function countHeldQuotes(): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    null,
    `select count(*) as n from saved_quotes where ${HELD}`,
    [CalendarDay.today().iso]
  )
  return counted!.n
}

const HELD = 'order_number is null and valid_until >= ? and user_id is not null'
