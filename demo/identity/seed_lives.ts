import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OtherCustomer } from '#demo/identity/customers'
import { recordAudit, type Actor, type AuditEntry } from '#shared/audit'
import { rows } from '#shared/database'

export type AddedCustomer = Omit<OtherCustomer, 'madeDaysAgo' | 'seenDaysAgo'> & {
  id: number
  subject: string
  username: string
  isOpen: boolean
  isInvited: boolean
  locale: 'en' | 'de'
  madeAt: string
  seenAt: string | null
}

/** What came of some customers: sign-ins, locks, an account that goes on elsewhere, and their history. */
export async function noteLives(
  trx: TransactionClientContract,
  people: readonly AddedCustomer[],
  manager: Actor
): Promise<void> {
  const given = { people: JSON.stringify(people) }
  await rows(trx, SIGN_INS_SQL, given)
  await rows(trx, LOCKED_SQL, given)
  await rows(trx, MERGED_SQL, given)
  for (const one of people) {
    for (const entry of historyOf(one, people, manager)) {
      const subject = { type: 'user', id: one.id }
      await recordAudit(trx, { ...entry, subject, isNew: true })
    }
  }
}

type Entry = Omit<AuditEntry, 'subject'>

/** Who was registered by staff has that in the history; who is locked, why. */
function historyOf(
  { id, email, madeAt, seenAt, ...one }: AddedCustomer,
  people: readonly AddedCustomer[],
  manager: Actor
): Entry[] {
  const own = { id, label: email }
  const at = new Date(madeAt)
  const after = { kind: 'customer', createdByAdmin: one.isInvited }
  const history: Entry[] = [
    { actor: one.isInvited ? manager : own, action: 'user.registered', after, at },
  ]
  if (one.isOpen) history.push({ actor: own, action: 'user.account_activated', at })
  const ended = { actor: manager, at: dayAfter(seenAt ?? madeAt) }
  if (one.fate === 'locked') {
    history.push({ ...ended, action: 'user.locked', reason: 'Has left the company' })
  }
  const into = people.find((other) => other.email === one.mergedInto)
  if (into) {
    const merged = { userId: into.id, email: into.email }
    history.push({ ...ended, action: 'user.merged_into', after: merged })
  }
  return history
}

const DAY = 86_400_000

const dayAfter = (moment: string) => new Date(new Date(moment).getTime() + DAY)

const PEOPLE = `jsonb_to_recordset(:people::jsonb) as p(id bigint, subject text, fate text,
  "mergedInto" text, "seenAt" timestamptz, "madeAt" timestamptz)`

/** The last ones of each, a week apart. */
const SIGN_INS_SQL = `
  insert into sign_in_events (provider, subject, outcome, ip_address, user_agent, created_at)
  select 'customers', p.subject, 'signed_in', '198.51.100.' || 10 + p.id % 200,
         'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', at
    from ${PEOPLE}, generate_series("seenAt", greatest("madeAt", "seenAt" - interval '21 days'),
                                    interval '-7 days') at
   order by at`

const LOCKED_SQL = `
  update users u set locked_at = "seenAt" + interval '1 day'
    from ${PEOPLE} where u.id = p.id and p.fate = 'locked'`

const MERGED_SQL = `
  update users u set merged_into = o.id, merged_at = "seenAt" + interval '1 day',
         locked_at = "seenAt" + interval '1 day'
    from ${PEOPLE} join users o on o.email = p."mergedInto" where u.id = p.id`
