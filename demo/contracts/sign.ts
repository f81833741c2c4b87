import { contracts } from '#contracts/actions/records/contracts'
import type { ContractValues } from '#contracts/domain/records/contract'
import { CalendarDay } from '#shared/domain/calendar_day'

const BY = { id: null, label: 'ada.petersen@alster-exchange.example' }
const WRITTEN_BEFORE = 12
const PROLONGED_BEFORE = 70

type Signing = {
  today: CalendarDay
  isProlonged: boolean
}

/** Writes a contract some days before its first one, as somebody did then: a past day knows what was known. */
export async function sign(contract: ContractValues, { today, isProlonged }: Signing) {
  const start = CalendarDay.parse(contract.startDate ?? '') ?? today
  const written = earlier(start.plusDays(-WRITTEN_BEFORE), today.plusDays(-1))
  const prolonged = today.plusDays(-PROLONGED_BEFORE)
  const wasShort = isProlonged && prolonged.isAfter(start)
  const first = wasShort
    ? { ...contract, endDate: today.plusDays(-PROLONGED_BEFORE / 2).iso }
    : contract
  const added = await contracts.add(first, BY, atNoon(written))
  if (!added.ok) throw new Error(`A demo contract was refused: ${added.refusal.code}`)
  if (!wasShort) return
  await contracts.edit({ id: added.value, to: contract, actor: BY, at: atNoon(prolonged) })
}

export const atNoon = ({ iso }: CalendarDay) => new Date(`${iso}T10:00:00Z`)

const earlier = (one: CalendarDay, other: CalendarDay) => (one.isAfter(other) ? other : one)
