import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import shop from '#config/shop'
import { rows } from '#shared/database'
import { translate } from '#shared/i18n'
import { htmlMail, signature } from '#shared/mail/layout'

export type Attachment = { name: string; type: string; base64: string }
export type Mail = {
  /** Says which event the mail is about; a second mail with the same key is not queued. */
  dedupeKey: string
  to: string
  locale: 'en' | 'de'
  /** Translation key of the mail, such as `orders.mails.confirmation`, with `subject` and `text`. */
  template: string
  data: Record<string, string | number>
  attachments?: Attachment[]
}

/**
 * Puts a mail into the outbox as part of the caller's transaction: it will be sent if and only if
 * the transaction commits, at least once, and as good as always exactly once.
 */
export async function queueMail(trx: TransactionClientContract, mail: Mail): Promise<void> {
  const { dedupeKey, to, locale, template, data, attachments = [] } = mail
  const subject = translate(locale, `${template}.subject`, data)
  const text = translate(locale, `${template}.text`, data)
  await rows(
    trx,
    `insert into mail_outbox
       (dedupe_key, message_id, recipient, locale, subject, text_body, html_body, attachments)
     values (:dedupeKey, :messageId, :to, :locale, :subject, :text, :html, :attachments)
     on conflict (dedupe_key) do nothing`,
    {
      dedupeKey,
      messageId: `<${randomUUID()}@${shop.support.email.split('@')[1]}>`,
      to,
      locale,
      subject,
      text: `${text}\n\n-- \n${signature()}`,
      html: htmlMail(subject, text, locale),
      attachments: JSON.stringify(attachments),
    }
  )
}
