import { createHash } from 'node:crypto'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import { MAILING_TEMPLATE } from '#subscriptions/actions/mailings/mailing_mail'
import type { Letter } from '#subscriptions/domain/letter'
import type { KnownType } from '#subscriptions/queries/find_type'

type Wish = { type: KnownType; letter: Letter; to: string; locale: Locale }

/** Sends whoever writes to the users of a type what they would get; two presses in a minute send one. */
export async function sendTestMail({ type, letter, to, locale }: Wish): Promise<void> {
  await transaction((trx) =>
    queueMail(trx, {
      dedupeKey: `subscription-mailing-test:${digestOf([type.id, to, letter, minute()])}`,
      ...{ to, locale, template: MAILING_TEMPLATE },
      data: { ...letter, subscription: type.name },
    })
  )
}

const minute = () => Math.floor(clock.milliseconds() / 60_000)

const digestOf = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
