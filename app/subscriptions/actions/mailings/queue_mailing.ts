import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { MAIL_HOST } from '#shared/mail'
import { LOCALES } from '#shared/i18n'
import { mailingMail } from '#subscriptions/actions/mailings/mailing_mail'

/** One mail for each recipient, in the language of the account that has the address. */
export async function queueMailing(
  trx: TransactionClientContract,
  mailing: number,
  recipients: readonly string[]
): Promise<void> {
  const made = Object.fromEntries(
    LOCALES.map((locale) => [locale, mailingMail({ mailing, locale })])
  )
  await rows(trx, QUEUE, {
    ...{ key: `subscription-mailing:${mailing}:`, recipients: [...recipients], host: MAIL_HOST },
    made: JSON.stringify(made),
  })
}

const QUEUE = `
  select queue_made_mail(:key::text || lower(r.email), array[r.email], r.locale,
                         :made::jsonb -> r.locale, :host::text) as queued
    from (select email, coalesce((select u.locale from users u where u.email = lower(one.email)
                                   limit 1), 'en') as locale
            from unnest(:recipients::text[]) as one (email)) r`
