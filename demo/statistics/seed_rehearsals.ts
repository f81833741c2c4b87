import { changesIn, loadReferenceData, rulesIn, type ReferenceData } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { askRehearsal } from '#statistics/actions/rehearsal/ask_rehearsal'
import { publishRehearsal } from '#statistics/actions/rehearsal/publish_rehearsal'
import { rehearsalStates } from '#statistics/actions/rehearsal/rehearsal_states'
import { rehearse } from '#statistics/actions/rehearsal/rehearse'

const ASKED_BY = { id: null, label: 'r.amsel@kontor.example' }
const SECOND = { id: null, label: 's.marchetti@kontor.example' }

/** Its price is the one that rises at the turn of the year. */
const RISES = 'tick_vstl_trades'

/** One that failed, one that was stopped, one that is published and to come, and next year's, as somebody prepares it. */
export async function seedRehearsals(): Promise<number> {
  const known = await rows(null, 'select 1 from rehearsals limit 1')
  if (known.length > 0) return 0
  const reference = await loadReferenceData(null)
  const { fee, prices } = rulesIn(reference)
  const from = CalendarDay.of(CalendarDay.today().year + 1, 1, 1)
  const ask = (name: string, wish: Wish, actor = ASKED_BY) =>
    askRehearsal({ name, changes: changesOf(reference, wish), from }, actor)

  const failed = await ask('VAT of 21 percent', { vatPercent: 21 }, SECOND)
  await rehearsalStates.begin(failed)
  await rehearsalStates.fail(failed)
  await rehearsalStates.stop(
    await ask('No fee at all', { fee: { ...fee, amountCents: 0 } }, SECOND)
  )
  const risen = prices.filter(({ code }) => code === RISES)
  await publish(await ask('Vistula and the fee', { fee: LATER, prices: risen.map(raised) }), from)
  await rehearse(
    await ask(`Prices of ${from.year}, lower fee`, {
      fee: { amountCents: 3_500, appliesUpToCents: 50_000 },
      prices: prices.map(raised),
    })
  )
  return 4
}

const LATER = { amountCents: 4_500, appliesUpToCents: 30_000 }

async function publish(id: number, from: CalendarDay): Promise<void> {
  await rehearse(id)
  const published = await publishRehearsal({ id, from, actor: ASKED_BY })
  if (!published.ok) throw new Error(`rehearsal: ${published.refusal.code}`)
}

type Wish = Partial<Parameters<typeof changesIn>[1]>

function changesOf(reference: ReferenceData, wish: Wish) {
  const { fee, vat } = rulesIn(reference)
  return changesIn(reference, {
    ...{ fee, vatPercent: vat.percent, prices: [], levels: [], ...wish },
  })
}

/** By 4 percent, in steps of ten cents. */
const raised = ({ code, cents }: { code: string; cents: number }) => ({
  ...{ code, cents: Math.max(10, Math.round((cents * 1.04) / 10) * 10) },
})
