import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import identity from '#config/identity'
import type { EmailPlace } from '#identity/domain/additional_email'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { secondsUntil } from '#shared/domain/seconds_until'
import { queueMail } from '#shared/mail'

/** Nobody's mailbox is filled through our form. */
const PAUSE_MINUTES = 1
const MOST_PER_PAUSE = 4
const MOST_PER_DAY = 10

/** What is kept of a code, so that the database verifies nothing. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Following the code proves the mailbox. Answers 0 where a mail goes out; after many, seconds to wait. */
export async function mailEmailVerification(
  trx: TransactionClientContract,
  user: User,
  place: EmailPlace
): Promise<number> {
  const email = place === 'second' ? user.secondEmail : user.thirdEmail
  const pause = email ? await pauseOf(trx, user.id) : 0
  if (!email || pause > 0) return pause
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
  return 0
}

async function pauseOf(trx: TransactionClientContract, userId: number): Promise<number> {
  const sent = await rows<{ createdAt: Date }>(
    trx,
    `select created_at as "createdAt" from email_verifications
      where user_id = :userId and created_at > :day order by created_at desc limit ${MOST_PER_DAY}`,
    { userId, day: clock.now().minus({ days: 1 }).toJSDate() }
  )
  const at = (count: number) => sent[count - 1] && DateTime.fromJSDate(sent[count - 1]!.createdAt)
  return Math.max(
    secondsUntil(at(MOST_PER_PAUSE)?.plus({ minutes: PAUSE_MINUTES })),
    secondsUntil(at(MOST_PER_DAY)?.plus({ days: 1 }))
  )
}
