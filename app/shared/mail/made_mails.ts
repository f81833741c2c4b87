import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { currentRequestId } from '#shared/request_context'
import type { WaitingMail } from '#shared/mail/deliver_mail'
import { keptText } from '#shared/mail/kept_text'
import { Makers, type MadeOf } from '#shared/mail/makers'
import type { Mail } from '#shared/mail/queue_mail'
import { renderMail } from '#shared/mail/render_mail'

/** What a mail says; to whom and under which key it waits is known already. */
export type MailContent = Pick<Mail, 'locale' | 'template' | 'data' | 'attachments'>

const mails = new Makers<MailContent>('mail')

/** Written when it is sent, so that no order waits for texts; queued by `queue_made_mail`. */
export const defineMail = <P extends object>(
  name: string,
  make: (of: P) => MailContent | Promise<MailContent>
): ((of: P) => MadeOf) => {
  const made = mails.define(name, make)
  return (of) => {
    const requestId = currentRequestId()
    return requestId ? { ...made(of), requestId } : made(of)
  }
}

export async function writtenMail(
  trx: TransactionClientContract,
  { made, ...waiting }: WaitingMail & { made: MadeOf | null }
): Promise<WaitingMail> {
  if (!made) return waiting
  const content = await mails.make(made)
  const written = { ...renderMail(content), attachments: content.attachments ?? [] }
  const kept = keptText(written.text)
  const isWhole = kept.isWhole && written.attachments.length === 0
  await rows(
    trx,
    `update mail_outbox set subject = :subject, text_body = :text, html_body = :html,
            attachments = :attachments::jsonb, made = null,
            request_id = coalesce(request_id, made ->> 'requestId'), kept_text = :keptText,
            is_kept_whole = :isWhole
      where id = :id`,
    {
      ...{ ...written, id: waiting.id, attachments: JSON.stringify(written.attachments) },
      ...{ keptText: kept.text, isWhole },
    }
  )
  return { ...waiting, ...written }
}
