import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepSession } from '#demo/shared/open_session'
import { failMail } from '#demo/shared/failed_mail'
import { SESSION_KEYS } from '#identity/domain/open_session'
import { actorOf } from '#identity/domain/actor'
import { wakeSession } from '#identity/gateways/session_wakes'
import type User from '#identity/models/user'
import { recordAudit, type Actor, type AuditEntry } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { queueMail } from '#shared/mail'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'

const ago = (days: number, hours = 0) => clock.now().minus({ days, hours })

/** What has happened to the accounts of customers: changes, sign-ins, sessions, tokens, mails. */
export async function addAccountLife(
  trx: TransactionClientContract,
  users: readonly User[],
  [, manager]: readonly Actor[]
): Promise<void> {
  const [anna, luc, , piet] = users as [User, User, User, User]
  for (const user of users) await addPast(trx, user)
  await addEmails(trx, anna)
  await addHistory(trx, anna, manager!)
  await note(trx, luc, manager!, { action: 'user.password_reset_sent', days: 300 })
  await piet.merge({ lockedAt: ago(6) }).save()
  const locked = { action: 'user.locked', days: 6, reason: 'Two chargebacks in a week' }
  await note(trx, piet, manager!, locked)
  await addTokens(trx, anna)
}

/** Where they sit at the moment: one browser with a long download, which keeps it awake. */
export async function addOpenSession(trx: TransactionClientContract, user: User): Promise<void> {
  const now = clock.now()
  const id = await keepSession(trx, user.id, {
    until: now.plus({ hours: 11 }).toJSDate(),
    values: {
      [SESSION_KEYS.clock]: {
        startedAt: now.minus({ hours: 1 }).toMillis(),
        seenAt: now.toMillis(),
      },
      [SESSION_KEYS.openedFrom]: { ipAddress: '203.0.113.24', userAgent: FIREFOX },
    },
  })
  await wakeSession(id, now.plus({ hours: 11 }).toJSDate(), trx)
}

type Note = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'> & { days: number }

const note = (trx: TransactionClientContract, user: User, actor: Actor, { days, ...entry }: Note) =>
  recordAudit(trx, {
    ...{ ...entry, actor, subject: { type: 'user', id: user.id } },
    at: ago(days).toJSDate(),
  })

async function addHistory(trx: TransactionClientContract, anna: User, manager: Actor) {
  const own = actorOf(anna)
  const steps: (Note & { by?: Actor })[] = [
    { days: 400, action: 'user.registered', after: { kind: 'customer', groups: anna.groups } },
    { days: 400, action: 'user.account_activated' },
    {
      ...{ days: 212, action: 'user.details_saved' },
      before: { jobPosition: 'Quantitative Analyst', phone: '+494055512019' },
      after: { jobPosition: anna.jobPosition, phone: anna.phone },
    },
    {
      ...{ days: 120, action: 'user.locked', by: manager },
      reason: 'Somebody tried passwords from abroad',
    },
    { days: 119, action: 'user.unlocked', by: manager, reason: 'Called back, all is well' },
    { days: 119, action: 'user.password_changed' },
    { days: 60, action: 'user.email_verified', after: { email: anna.secondEmail } },
    {
      ...{ days: 48, action: 'user.token_created' },
      after: { name: 'nightly-pull', expiresAt: ago(-42).toUTC().toISO() },
    },
    {
      ...{ days: 3, action: 'user.token_created' },
      after: { name: 'first-steps', kind: 'test', expiresAt: ago(-87).toUTC().toISO() },
    },
  ]
  for (const { by = own, ...step } of steps) await note(trx, anna, by, step)
}

async function addPast(trx: TransactionClientContract, user: User) {
  const [first, last] = [ago(400), ago(2, 4)]
  const agreed = { privacyNoticeAgreedAt: first, legalEntityConfirmedAt: first }
  await user.merge({ createdAt: first, lastSignedInAt: last, ...agreed }).save()
  await addSignIns(trx, user)
}

async function addSignIns(trx: TransactionClientContract, { subject }: User) {
  const agents = [FIREFOX, FIREFOX, IPHONE]
  for (let day = 1; day <= 30; day += 2) {
    const outcome = day === 21 ? 'wrong_password' : 'signed_in'
    await rows(
      trx,
      `insert into sign_in_events (provider, subject, outcome, ip_address, user_agent, created_at)
       values ('customers', ?, ?, ?, ?, ?)`,
      [subject, outcome, '203.0.113.24', agents[day % 3], ago(31 - day, day % 5).toJSDate()]
    )
  }
}

/** One that is verified, one that is not, and the mail to it that never arrived. */
async function addEmails(trx: TransactionClientContract, anna: User) {
  const secondEmail = 'research@elbquant.example'
  const emails = { secondEmail, thirdEmail: 'anna.b@elbquant-labs.example' }
  await anna.merge({ ...emails, secondEmailVerifiedAt: ago(60) }).save()
  const dedupeKey = `demo-password-changed:${anna.id}`
  await queueMail(trx, {
    ...{ dedupeKey, to: secondEmail, locale: anna.locale },
    ...{ template: 'account_mails.password_changed', data: { name: anna.fullName } },
  })
  await failMail(trx, dedupeKey, '550 5.1.1 <research@elbquant.example>: no such mailbox')
}

const addTokens = (trx: TransactionClientContract, { id }: User) =>
  rows(
    trx,
    `insert into api_tokens (user_id, kind, name, hash, created_at, expires_at, last_used_at)
     values (:id, 'account', 'nightly-pull', encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
             :made, :until, :used),
            (:id, 'account', 'notebook', encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
             :old, :over, null),
            (:id, 'test', 'first-steps', encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
             :tried, :tryable, :tried)`,
    {
      ...{ id, made: ago(48).toJSDate(), until: ago(-42).toJSDate(), used: ago(0, 4).toJSDate() },
      ...{ old: ago(140).toJSDate(), over: ago(50).toJSDate() },
      ...{ tried: ago(3).toJSDate(), tryable: ago(-87).toJSDate() },
    }
  )
