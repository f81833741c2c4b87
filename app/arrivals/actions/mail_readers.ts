import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { queueMail } from '#shared/mail'
import { mailedDays, mailedSubject } from '#arrivals/actions/mailed_days'
import type { MailKind } from '#arrivals/domain/mail_kind'
import type { AudienceOf, Reader } from '#arrivals/ports/audiences'
import type { ToldDay } from '#arrivals/queries/told_day'

type Mailing = {
  kind: MailKind
  days: readonly ToldDay[]
  audienceOf: AudienceOf
}

type Letter = { reader: Reader; days: ToldDay[] }

export async function mailReaders(
  trx: TransactionClientContract,
  { kind, days, audienceOf }: Mailing
): Promise<void> {
  for (const { reader, days: his } of lettersOf(days, audienceOf)) {
    await queueMail(trx, {
      dedupeKey: `arrivals:${kind}:${digestOf(his)}:${reader.email}`,
      to: reader.email,
      locale: reader.locale,
      template: `arrivals.mails.${kind}`,
      data: {
        what: mailedSubject(his, reader.locale),
        days: mailedDays(kind, his, reader.locale),
        url: `${appUrl}/status`,
      },
    })
  }
}

function lettersOf(days: readonly ToldDay[], audienceOf: AudienceOf): Letter[] {
  const letters = new Map<string, Letter>()
  for (const day of days) {
    for (const reader of audienceOf(day).readers) {
      const letter = letters.get(reader.email) ?? { reader, days: [] }
      letter.days.push(day)
      letters.set(reader.email, letter)
    }
  }
  return [...letters.values()]
}

const digestOf = (days: ToldDay[]) =>
  createHash('sha256')
    .update(days.map(({ productId, day }) => `${productId}:${day}`).join())
    .digest('hex')
    .slice(0, 24)
