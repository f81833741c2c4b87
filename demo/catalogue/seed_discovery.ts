import { gzipSync } from 'node:zlib'
import { doRun } from '#catalogue/actions/lake_runs/do_run'
import { askRun } from '#catalogue/actions/lake_runs/ask_run'
import { SECURITIES } from '#demo/catalogue/world/securities'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { lake } from '#shared/storage'

const ACTOR = { id: null, label: 'r.amsel@kontor.example' }
const FOLDER = 'incoming/elbe-data/'
const DAYS = 45

/** A folder that a data partner has delivered, and what it was found to hold; none of it is sold yet. */
export async function seedDiscovery(): Promise<void> {
  const known = await rows(null, `select 1 from lake_runs where kind = 'discover' limit 1`)
  if (known.length > 0) return
  await writeFolder()
  const asked = { prefix: FOLDER, category: null, venue: null }
  const id = await transaction((trx) => askRun(trx, { kind: 'discover', asked }, ACTOR))
  await doRun(id!)
}

/** Closing prices and rates of the newest weekdays, and what people leave between such files. */
async function writeFolder(): Promise<void> {
  const today = CalendarDay.today()
  const days = Array.from({ length: DAYS }, (_, back) => today.plusDays(-1 - back))
  const weekdays = days.filter(({ isWeekend }) => !isWeekend)
  for (const [at, day] of weekdays.entries()) {
    const close = Buffer.from(closingPrices(day, at))
    await put(`closing-prices/${day.year}/closing_prices_${day.number}.csv.gz`, gzipSync(close))
    await put(`money-rates/money-rates-${day.iso}.csv`, Buffer.from(moneyRates(day, at)))
  }
  await put('README.txt', Buffer.from('Delivered by Elbe Data. Ask us what is missing.\n'))
  await put('money-rates/overview.xlsx', Buffer.from('PK'))
}

async function put(path: string, content: Uint8Array): Promise<void> {
  async function* bytes() {
    yield content
  }
  await lake().putStream(`${FOLDER}${path}`, bytes())
}

const closingPrices = ({ iso }: CalendarDay, at: number): string =>
  table(
    'trade_date,isin,close_eur,volume',
    SECURITIES.slice(0, 12).map(({ isin }, place) =>
      [iso, isin, (40 + place * 7.25 + at * 0.1).toFixed(2), 1_000 + place * 130 + at].join(',')
    )
  )

const TENORS = ['ON', '1W', '1M', '3M', '6M', '12M']

const moneyRates = ({ iso }: CalendarDay, at: number): string =>
  table(
    'date,tenor,rate_pct,fixing_time',
    TENORS.map((tenor, place) =>
      [iso, tenor, (1.85 + place * 0.06 - at * 0.002).toFixed(4), '11:15:00'].join(',')
    )
  )

const table = (head: string, lines: string[]) => [head, ...lines, ''].join('\n')
