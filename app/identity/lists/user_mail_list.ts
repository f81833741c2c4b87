import type User from '#identity/models/user'
import { defineList } from '#shared/lists'

export const MAIL_STATES = ['Waiting', 'Sent', 'Dead'] as const

/** A mail to a person, as staff may see it: without links that let somebody in. */
export type UserMail = {
  id: number
  at: Date
  recipient: string
  subject: string
  state: (typeof MAIL_STATES)[number]
  sentAt: Date | null
  attempts: number
  nextAttemptAt: Date
  /** What the mail server said at the last try. */
  problem: string | null
  text: string | null
  isWhole: boolean
}

type Reader = Pick<User, 'id' | 'email' | 'secondEmail' | 'secondEmailVerifiedAt'> &
  Pick<User, 'thirdEmail' | 'thirdEmailVerifiedAt'>

/** Only to addresses that are theirs for certain; of an unverified one only the codes count. */
export const userMailList = defineList<UserMail, Reader>()({
  columns: {
    id: 'm.id',
    at: 'm.created_at',
    recipient: 'm.recipient',
    subject: 'm.subject',
    state: 'm.state',
    sentAt: 'm.sent_at',
    attempts: 'm.attempts',
    nextAttemptAt: 'm.next_attempt_at',
    problem: 'm.last_error',
    text: 'm.kept_text',
    isWhole: 'm.is_kept_whole',
  },
  from: 'mail_outbox m',
  within: (user) => ({
    sql: `m.id in (select id from mail_outbox where lower(recipient) = any(?::text[])
                    union all
                   select sent.id from email_verifications code
                     join mail_outbox sent on sent.dedupe_key = 'email-verification:' || code.code_hash
                    where code.user_id = ?)`,
    values: [addressesOf(user), user.id],
  }),
  sort: { at: 'id' },
  usual: { by: 'at', direction: 'desc' },
  mostRows: 1_000,
  tieBreaker: 'm.id',
  hasNoNulls: true,
  search: ['subject', 'recipient'],
  filters: { state: { column: 'state', values: MAIL_STATES } },
})

/** In small letters, as the index has them. */
function addressesOf(user: Reader): string[] {
  const others = [
    user.secondEmailVerifiedAt ? user.secondEmail : null,
    user.thirdEmailVerifiedAt ? user.thirdEmail : null,
  ]
  return [user.email, ...others.filter((email) => email !== null)].map((one) => one.toLowerCase())
}
