import db from '@adonisjs/lucid/services/db'
import { clock, SHOP_TIME_ZONE } from '#shared/clock'
import { transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import { dayFacts } from '#demo/catalogue/files/day_facts'
import {
  partsOf,
  plansWithFiles,
  writeFile,
  type MadeFile,
  type WithFiles,
} from '#demo/catalogue/made_files'
import { seedHistory } from '#demo/catalogue/seed_history'
import { SAMPLE_DAY } from '#demo/catalogue/seed_reference'
import { forgetReferenceData, referenceData } from '#catalogue/queries/reference_data'

type Progress = (text: string) => void
const RECENT_DAYS = 20
const PARALLEL = 8

/** The inventory of all histories, and real files for the newest days and the samples. */
export async function seedLake(progress: Progress): Promise<void> {
  const plans = plansWithFiles()
  const { calendars } = await referenceData()
  const recent = await writeMadeFiles(plans, calendars)
  progress(`${recent.length} files of the newest days written`)
  await transaction(async (trx) => {
    await trx.rawQuery(INSERT_RECENT, [JSON.stringify(recent)])
    await seedHistory(
      trx,
      plans.map((plan) => withSpan(plan, calendars)),
      recent
    )
  })
  await db.rawQuery('analyze lake_files, coverage_months')
  forgetReferenceData()
}

export type Span = { plan: WithFiles; lastDay: string }

const withSpan = (plan: WithFiles, calendars: Map<string, TradingCalendar>): Span => ({
  plan,
  lastDay: lastDayOf(plan, calendars.get(plan.calendar)!).iso,
})

/** The newest trading day whose files are out by now. */
function lastDayOf(plan: WithFiles, calendar: TradingCalendar): CalendarDay {
  if (plan.until) return CalendarDay.parse(plan.until)!
  const isOut = plan.publishDelay === 0 && timeNow() >= plan.publishTime!
  const newest = CalendarDay.today().plusDays(isOut ? 0 : -Math.max(1, plan.publishDelay ?? 1))
  const day = tradingDayUntil(newest, calendar)
  return plan.heldBack ? tradingDayUntil(day.plusDays(-1), calendar) : day
}

const timeNow = () => clock.now().setZone(SHOP_TIME_ZONE).toFormat('HH:mm')

function tradingDayUntil(newest: CalendarDay, calendar: TradingCalendar): CalendarDay {
  let day = newest
  while (!calendar.isTradingDay(day)) day = day.plusDays(-1)
  return day
}

async function writeMadeFiles(plans: WithFiles[], calendars: Map<string, TradingCalendar>) {
  const orders = plans.flatMap((plan) =>
    recentDays(plan, calendars.get(plan.calendar)!).flatMap((day) => partsOf(plan, day))
  )
  const written: MadeFile[] = []
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let order = orders.pop(); order; order = orders.pop()) written.push(await writeFile(order))
  })
  await Promise.all(workers)
  return written
}

function recentDays(plan: WithFiles, calendar: TradingCalendar): CalendarDay[] {
  const days: CalendarDay[] = []
  let day = lastDayOf(plan, calendar)
  for (; days.length < RECENT_DAYS && day.iso >= plan.since; day = day.plusDays(-1)) {
    if (calendar.isTradingDay(day)) days.push(day)
  }
  const sample = CalendarDay.parse(SAMPLE_DAY)!
  if (plan.sample) days.push(sample)
  return days.filter(({ iso }) => dayFacts(plan.code, iso).state !== 'missing')
}

const INSERT_RECENT = `
  insert into lake_files (product_id, day, part, storage, condition, bytes, row_count, sha256, key)
  select p.id, file.day, file.part, 'lake', file.condition, file.bytes, file.rows, file.sha256,
         file.key
    from jsonb_to_recordset(?::jsonb) as file (code text, day date, part int, key text,
      bytes bigint, sha256 text, rows bigint, condition text)
    join products p on p.code = file.code
  on conflict (product_id, day, part) do update
    set storage = 'lake', bytes = excluded.bytes, sha256 = excluded.sha256
  where lake_files.storage = 'archive'`
