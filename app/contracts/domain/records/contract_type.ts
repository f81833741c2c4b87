import { CalendarDay } from '#shared/domain/calendar_day'
import {
  dayIn,
  judged,
  refusedName,
  tidy,
  type Judged,
  type Sent,
} from '#contracts/domain/records/judged'

export type ContractTypeValues = { name: string; validFrom: string; validTo: string }

export type SentContractType = { name?: Sent; validFrom?: Sent; validTo?: Sent }

const INVALID = 'contracts.contract_types.errors.day'

/** A contract type; what says nothing of its validity is valid for one year from today (CON-016 to 019). */
export function judgeContractType(
  sent: SentContractType,
  today: CalendarDay
): Judged<ContractTypeValues> {
  const name = tidy(sent.name)
  const from = sent.validFrom === undefined ? today : dayIn(sent.validFrom)
  const to = sent.validTo === undefined ? oneYearAfter(today) : dayIn(sent.validTo)
  const isReversed = from !== null && to !== null && from.isAfter(to)
  return judged({ name, validFrom: from?.iso ?? '', validTo: to?.iso ?? '' }, [
    refusedName(name),
    !from && { code: INVALID, field: 'validFrom' },
    !to && { code: INVALID, field: 'validTo' },
    isReversed && { code: 'contracts.contract_types.errors.reversed', field: 'validTo' },
  ])
}

/** The same day of the next year; after 29 February the 28th. */
export const oneYearAfter = (day: CalendarDay): CalendarDay =>
  CalendarDay.parse(day.number + 10_000) ?? day.plusDays(365)
