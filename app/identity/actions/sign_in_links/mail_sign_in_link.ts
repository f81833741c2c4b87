import { randomBytes } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import limits from '#config/api_limits'
import { appUrl } from '#config/app'
import identity from '#config/identity'
import { hashOfToken } from '#identity/domain/hash_of_token'
import type SignInAccount from '#identity/models/sign_in_account'
import SignInLink from '#identity/models/sign_in_link'
import { clock } from '#shared/clock'
import { secondsUntil } from '#shared/domain/seconds_until'
import type { Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'

/** Who asks again and again for somebody else fills no mailbox. */
const PAUSE_MINUTES = 1

/** Activates or resets. Answers 0 where a mail goes out; after many, the seconds until one does again. */
export async function mailSignInLink(
  trx: TransactionClientContract,
  account: SignInAccount,
  locale: Locale
): Promise<number> {
  const pause = await pauseOf(trx, account.subject)
  if (pause > 0) return pause
  const purpose = account.emailVerified ? 'reset' : 'activation'
  const token = randomBytes(32).toString('base64url')
  const hours = identity.linkHours[purpose]
  const link = await SignInLink.create(
    {
      subject: account.subject,
      purpose,
      tokenHash: hashOfToken(token),
      createdAt: clock.now(),
      expiresAt: clock.now().plus({ hours }),
    },
    { client: trx }
  )
  await queueMail(trx, {
    dedupeKey: `sign-in-link:${link.id}`,
    to: account.email,
    locale,
    template: `identity_mails.${purpose}`,
    data: {
      name: `${account.firstName} ${account.lastName}`.trim(),
      username: account.username,
      url: `${appUrl}/password/new?token=${token}`,
      days: hours / 24,
      hours,
    },
  })
  return 0
}

async function pauseOf(trx: TransactionClientContract, subject: string): Promise<number> {
  const { requests, every } = limits.passwordLinks
  const sent = await SignInLink.query({ client: trx })
    .where('subject', subject)
    .whereRaw('created_at > ?::timestamptz - ?::interval', [clock.now().toISO()!, every])
    .orderBy('created_at', 'desc')
  const unused = sent.find(({ usedAt }) => !usedAt)
  const seconds = string.seconds.parse(every)
  return Math.max(
    secondsUntil(unused?.createdAt.plus({ minutes: PAUSE_MINUTES })),
    secondsUntil(sent[requests - 1]?.createdAt.plus({ seconds }))
  )
}
