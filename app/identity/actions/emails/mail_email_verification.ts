import { createHash, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import identity from '#config/identity'
import type { EmailPlace } from '#identity/domain/additional_email'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { queueMail } from '#shared/mail'

/** Nobody's mailbox is filled through our form. */
const PAUSE_MINUTES = 1
const MOST_PER_DAY = 10

/** What is kept of a code, so that the database verifies nothing. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Following the code proves the mailbox. Answers whether a mail goes out: not after many soon. */
export async function mailEmailVerification(
  trx: TransactionClientContract,
  user: User,
  place: EmailPlace
): Promise<boolean> {
  const email = place === 'second' ? user.secondEmail : user.thirdEmail
  if (!email || (await hasEnough(trx, user.id))) return false
  const code = randomBytes(32).toString('base64url')
  const codeHash = hashOfCode(code)
  const now = clock.now()
  const expiresAt = now.plus({ days: identity.emailCodeDays }).toJSDate()
  await rows(
    trx,
    `insert into email_verifications (user_id, place, email, code_hash, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?)`,
    [user.id, place, email, codeHash, now.toJSDate(), expiresAt]
  )
  await queueMail(trx, {
    dedupeKey: `email-verification:${codeHash}`,
    to: email,
    locale: user.locale,
    template: 'account_mails.verify_email',
    data: {
      ...{ name: user.fullName, email: user.email, days: identity.emailCodeDays },
      url: `${appUrl}/verifyEmail/${code}`,
    },
  })
  return true
}

async function hasEnough(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const now = clock.now()
  const [sent] = await rows<{ today: number; justNow: number }>(
    trx,
    `select count(*) as today, count(*) filter (where created_at > :pause) as "justNow"
       from email_verifications where user_id = :userId and created_at > :day`,
    {
      userId,
      day: now.minus({ days: 1 }).toJSDate(),
      pause: now.minus({ minutes: PAUSE_MINUTES }).toJSDate(),
    }
  )
  return sent!.today >= MOST_PER_DAY || sent!.justNow >= 4
}
