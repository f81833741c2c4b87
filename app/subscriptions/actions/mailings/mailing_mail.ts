import { preparedRows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import { defineMail } from '#shared/mail'

type Of = { mailing: number; locale: Locale }
type Row = { subject: string; body: string; subscription: string }

export const MAILING_TEMPLATE = 'subscriptions.mailing.mail'

/** The mail of a mailing: the same words for everybody, below them why one gets it. */
export const mailingMail = defineMail('subscriptions.mailing', async ({ mailing, locale }: Of) => {
  const [data] = await preparedRows<Row>(
    null,
    `select m.subject, m.body, t.name as subscription
       from subscription_mailings m join subscription_types t on t.id = m.type_id
      where m.id = :mailing::bigint`,
    { mailing }
  )
  return { locale, template: MAILING_TEMPLATE, data: { ...data } }
})
