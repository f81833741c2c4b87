import { askEvidence } from '#contracts/actions/evidence/ask_evidence'
import { PARTNERS_OF_PEOPLE } from '#demo/contracts/partner_names'
import { actorOf, findUserByEmail } from '#identity'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

/**
 * Each demo customer asks once for the evidence of his last year, so that there is one to look at and to verify: when
 * what he bought is delivered and signed, as it names no files before.
 */
export async function askForEvidence(): Promise<void> {
  const today = CalendarDay.today()
  const wish = { from: today.plusDays(-364), to: today, knownOn: today }
  const ready = await rows<{ email: string }>(null, READY, [Object.keys(PARTNERS_OF_PEOPLE)])
  for (const { email } of ready) {
    const user = (await findUserByEmail(email))!
    await askEvidence({ userId: user.id, wish, locale: user.locale, actor: actorOf(user) })
  }
}

const READY = `
  select u.email from users u
   where u.email = any(?::text[])
     and not exists (select from licence_evidences e where e.user_id = u.id)
     and not exists (
       select from fulfilments f
        where f.state <> 'Failed'
          and (f.owner_kind, f.owner_key) in (
            select 'order', o.number::text from orders o where o.user_id = u.id
            union all select 'report', r.id::text from reports r where r.user_id = u.id)
          and not exists (select from delivery_manifests m where m.fulfilment_id = f.id))`
