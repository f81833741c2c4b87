import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { addShare } from '#statistics/actions/add_share'
import { seedConversion } from '#demo/statistics/seed_conversion'
import { seedDemand } from '#demo/statistics/seed_demand'
import { seedRehearsals } from '#demo/statistics/seed_rehearsals'
import { splitPapers } from '#statistics/actions/split_papers'

/** Percent of each partner since the shop began, and since this month for who negotiated anew. */
const SHARES: [venueId: string, hundredths: number, sinceThisMonth?: number][] = [
  ['MRDF', 3_500, 3_750],
  ['PVEQ', 4_000],
  ['NORR', 4_250],
  ['TMSQ', 3_333],
]

/** What partners get, and what past papers brought to their venues. */
export async function seedStatisticsDemo(progress: (text: string) => void): Promise<void> {
  progress(`${await seedRehearsals()} rehearsals of rules`)
  progress(`${await seedDemand()} days of what was asked for and is not sold`)
  progress(`${await seedConversion()} days of products whose price was asked for`)
  const [known] = await rows<{ n: number }>(null, 'select count(*) as n from venue_shares')
  if (known!.n > 0) return progress('0 shares of partners')
  const today = CalendarDay.today()
  const begin = CalendarDay.of(today.year - 3, 1, 1)
  for (const [venueId, hundredths, renewed] of SHARES) {
    await addShare({ venueId, from: begin, hundredths }, SYSTEM_ACTOR)
    if (!renewed) continue
    await addShare({ venueId, from: today.startOfMonth(), hundredths: renewed }, SYSTEM_ACTOR)
  }
  progress(`${SHARES.length} shares of partners, ${await splitPapers()} papers shared out`)
}
