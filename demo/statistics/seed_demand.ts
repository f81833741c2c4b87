import { referenceData } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

/** Terms with how often a month, and for how many months: some are new, some have been asked for all year. */
const TERMS: [term: string, monthly: number, months: number][] = [
  ['bitcoin futures', 31, 12],
  ['crypto order book', 18, 7],
  ['power spot prices', 14, 12],
  ['carbon allowances', 12, 9],
  ['us options', 22, 12],
  ['us equities level 3', 9, 12],
  ['freight rates', 4, 5],
  ['weather derivatives', 3, 11],
  ['US0000KTR016', 11, 12],
  ['CH00000KTR19', 7, 8],
  ['JP000KTR0033', 2, 6],
  ['hydrogen index', 5, 2],
  ['warschau', 6, 10],
  ['intraday short interest', 8, 4],
]

type Wanted = {
  code: string
  kind: 'Before' | 'After' | 'Gap'
  /** First and last day, counted from the product's first or last one. */
  from: number
  to: number
  monthly: number
  months?: number
}

const DAYS: Wanted[] = [
  { code: 'tick_cash_l1', kind: 'Before', from: -1_825, to: -1, monthly: 9 },
  { code: 'tick_cash_l1', kind: 'Before', from: -365, to: -1, monthly: 6 },
  { code: 'tick_cash_best', kind: 'Before', from: -730, to: -1, monthly: 4 },
  { code: 'index_levels_1s', kind: 'Before', from: -366, to: -1, monthly: 3 },
  { code: 'fx_spot_g10', kind: 'Before', from: -2_190, to: -1, monthly: 5 },
  { code: 'fx_fixing_volumes', kind: 'Gap', from: -240, to: -236, monthly: 2, months: 7 },
  { code: 'index_close', kind: 'Gap', from: -170, to: -168, monthly: 3, months: 5 },
  { code: 'tick_rbgt_products', kind: 'After', from: 1, to: 92, monthly: 4 },
]

/** A year of what was asked for in vain, busier in spring and autumn. */
export async function seedDemand(): Promise<number> {
  const known = await rows(null, 'select 1 from unmet_demands limit 1')
  if (known.length > 0) return 0
  const terms = TERMS.flatMap(([term, monthly, months]) =>
    asked({ monthly, months, salt: term.length }).map((one) => ({ kind: 'Search', term, ...one }))
  )
  const found = [...terms, ...(await wantedDays())]
  await rows(null, INSERT, [JSON.stringify(found)])
  return found.length
}

async function wantedDays() {
  const { productsByCode, calendars } = await referenceData()
  return DAYS.flatMap(({ code, kind, monthly, months = 12, ...span }) => {
    const product = productsByCode.get(code)
    const end = CalendarDay.parse((kind === 'Before' ? product?.firstDay : product?.lastDay) ?? '')
    if (!product || !end) return []
    const [from, to] = [end.plusDays(span.from), end.plusDays(span.to)]
    const days = calendars.get(product.calendarCode)!.countTradingDays(new DayRange(from, to))
    const thing = { kind, productId: product.id, from: from.iso, to: to.iso, days }
    const at = asked({ monthly, months, salt: Math.abs(span.from) })
    return days > 0 ? at.map((one) => ({ ...thing, ...one })) : []
  })
}

/** More in March and October than in August. */
const SEASON = [0.9, 1, 1.3, 1.1, 1, 0.8, 0.7, 0.5, 1.1, 1.3, 1.2, 0.6]

/** On some working days of each month, the same in every demo. */
function asked({ monthly, months, salt }: { monthly: number; months: number; salt: number }) {
  const today = CalendarDay.today()
  const days = [...new DayRange(today.plusDays(-30 * months), today).days()]
  return days
    .filter((day) => !day.isWeekend)
    .map((day) => {
      const luck = ((day.epochDay * 7_919 + salt * 104_729) % 1_000) / 1_000
      const share = (monthly / 21) * SEASON[day.month - 1]!
      return { day: day.iso, asked: Math.floor(share + luck) }
    })
    .filter((one) => one.asked > 0)
}

const INSERT = `
  insert into unmet_demands (day, kind, term, product_id, from_day, to_day, days, asked)
  select n.day, n.kind, n.term, n."productId", n."from", n."to", n.days, n.asked
    from jsonb_to_recordset(?::jsonb)
           as n (day date, kind text, term text, "productId" int, "from" date, "to" date,
                 days int, asked int)`
