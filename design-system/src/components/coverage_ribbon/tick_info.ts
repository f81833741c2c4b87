import { isoDay, type IsoDay } from '../date_text'
import { conditionsBetween, daysIn, readCoverage, type CoverageMonth } from './coverage'
import type { RibbonUnit } from './scale'
import type { Tick, TickState } from './ticks'

/** What a tick stands for, in days. */
export interface TickInfo {
  unit: RibbonUnit
  from: IsoDay
  to: IsoDay
  state: TickState
  missing: IsoDay[]
  degraded: IsoDay[]
}

type Plan = { unit: RibbonUnit; ticks: readonly Pick<Tick, 'from' | 'to' | 'state'>[] }

export function tickInfo(plan: Plan, months: readonly CoverageMonth[], index: number): TickInfo {
  const { from, to, state } = plan.ticks[index]!
  const conditions = conditionsBetween(readCoverage(months), from, to)
  return {
    unit: plan.unit,
    from: isoDay(from),
    to: isoDay(to),
    state,
    missing: daysIn(conditions, from, 'missing'),
    degraded: daysIn(conditions, from, 'degraded'),
  }
}
