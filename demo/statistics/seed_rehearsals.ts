import { changesIn, loadReferenceData, rulesIn } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { askRehearsal } from '#statistics/actions/rehearsal/ask_rehearsal'
import { rehearse } from '#statistics/actions/rehearsal/rehearse'

const ASKED_BY = { id: null, label: 'r.amsel@kontor.example' }

/** A finished rehearsal: next year's fee and prices, as somebody prepares them. */
export async function seedRehearsals(): Promise<number> {
  const known = await rows(null, 'select 1 from rehearsals limit 1')
  if (known.length > 0) return 0
  const reference = await loadReferenceData(null)
  const { vat, prices } = rulesIn(reference)
  const changes = changesIn(reference, {
    fee: { amountCents: 3_500, appliesUpToCents: 50_000 },
    vatPercent: vat.percent,
    prices: prices.map(({ code, cents }) => ({ code, cents: raised(cents) })),
    levels: [],
  })
  const from = CalendarDay.of(CalendarDay.today().year + 1, 1, 1)
  const name = `Prices of ${from.year}, lower fee`
  await rehearse(await askRehearsal({ name, changes, from }, ASKED_BY))
  return 1
}

/** By 4 percent, in steps of ten cents. */
const raised = (cents: number) => Math.max(10, Math.round((cents * 1.04) / 10) * 10)
