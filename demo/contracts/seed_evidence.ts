import { actorOf, findUserByEmail } from '#identity'
import { CalendarDay } from '#shared/domain/calendar_day'
import { askEvidence } from '#contracts/actions/evidence/ask_evidence'
import { makeEvidence } from '#contracts/actions/evidence/make_evidence'
import { PARTNERS_OF_PEOPLE } from '#demo/contracts/partner_names'

/** Each demo customer has the evidence of his last year, so that there is one to look at and to verify. */
export async function seedEvidence(): Promise<void> {
  const today = CalendarDay.today()
  const wish = { from: today.plusDays(-364), to: today, knownOn: today }
  for (const email of Object.keys(PARTNERS_OF_PEOPLE)) {
    const user = await findUserByEmail(email)
    if (!user) continue
    const asking = { userId: user.id, wish, locale: user.locale, actor: actorOf(user) }
    await makeEvidence(await askEvidence(asking))
  }
}
