import { readRows } from '#shared/reading/read_rows'
import { startsOf } from '#statistics/domain/compared'
import type { BarOf, FigureOf } from '#statistics/domain/figures'
import { timeBars, type OfBar } from '#statistics/domain/time_bars'
import { COMPANY, EXPIRING, YEAR_CENTS } from '#statistics/queries/expiring/expiring_sql'
import type { Expiring } from '#statistics/queries/expiring/year_prices'
import { isoDays } from '#statistics/queries/over_time'

type Values = { agreedCents: number; trialCents: number }
type Sums = Values & { agreed: number; trials: number }

const MOST_BARS = 10

const VALUES = `
  coalesce(sum(${YEAR_CENTS}) filter (where not s.ends_as_trial), 0)::bigint as "agreedCents",
  coalesce(sum(${YEAR_CENTS}) filter (where s.ends_as_trial), 0)::bigint as "trialCents"`

const PRICED = `
  with sums as (select * from unnest(:typeIds::int[], :cents::bigint[]) as price (type_id, cents))`

const WITHIN = `from ${EXPIRING} where s.last_day between :from::date and :to::date`

const LARGEST = `group by 1, 2 order by sum(${YEAR_CENTS}) desc, 2 limit :most`

/** How many end and what a year of them costs: what was agreed, and trials apart. */
export async function expiringFigures(asked: Expiring): Promise<FigureOf[]> {
  const [sums] = await readRows<Sums>(
    `${PRICED}
     select count(*) filter (where not s.ends_as_trial) as agreed,
            count(*) filter (where s.ends_as_trial) as trials, ${VALUES} ${WITHIN}`,
    bindingsOf(asked)
  )
  const { agreed, agreedCents, trials, trialCents } = sums!
  return [
    { id: 'agreed', value: agreed, isMoney: false },
    { id: 'agreed_value', value: agreedCents, isMoney: true },
    { id: 'trials', value: trials, isMoney: false },
    { id: 'trial_value', value: trialCents, isMoney: true },
  ]
}

/** A bar for each month in which something could end, empty where nothing does. */
export async function expiringByMonth(asked: Expiring): Promise<BarOf[]> {
  const found = await readRows<Values & OfBar>(
    `${PRICED}
     select width_bucket(s.last_day, :starts::date[]) as bar, ${VALUES} ${WITHIN}
      group by 1 order by 1`,
    { ...bindingsOf(asked), starts: isoDays(startsOf(asked, 'month')) }
  )
  return timeBars({ span: asked, step: 'month' }, [found], ([bar]) =>
    bar ? valuesOf(bar) : [0, 0]
  )
}

type Named = Values & { id: string; label: string }

/** The subscription types whose ends take most away. */
export async function expiringByType(asked: Expiring): Promise<BarOf[]> {
  const found = await readRows<Named>(
    `${PRICED} select t.id::text as id, t.name as label, ${VALUES} ${WITHIN} ${LARGEST}`,
    { ...bindingsOf(asked), most: MOST_BARS }
  )
  return found.map(barOf)
}

/** The companies whose ends take most away. */
export async function expiringByCompany(asked: Expiring): Promise<BarOf[]> {
  const found = await readRows<Named>(
    `${PRICED} select ${COMPANY} as id, ${COMPANY} as label, ${VALUES} ${WITHIN} ${LARGEST}`,
    { ...bindingsOf(asked), most: MOST_BARS }
  )
  return found.map(barOf)
}

const valuesOf = ({ agreedCents, trialCents }: Values) => [agreedCents, trialCents]

const barOf = ({ id, label, ...values }: Named): BarOf => ({ id, label, values: valuesOf(values) })

const bindingsOf = ({ from, to, prices }: Expiring) => ({ ...prices, from: from.iso, to: to.iso })
