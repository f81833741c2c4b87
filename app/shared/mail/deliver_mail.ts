import mail from '@adonisjs/mail/services/main'
import shop from '#config/shop'
import type { MailAttachment } from '#shared/mail/queue_mail'

export type WaitingMail = {
  id: number
  messageId: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
  attempts: number
}

/** Hands a mail to the mail server; throws what the server or the network says. */
export async function deliverMail(waiting: WaitingMail): Promise<void> {
  await mail.send((message) => {
    message
      .messageId(`<${waiting.messageId}>`)
      .from(shop.support.email, shop.name)
      .to(waiting.recipient)
      .subject(waiting.subject)
      .text(waiting.text)
      .html(waiting.html)
      .header('Auto-Submitted', 'auto-generated')
    for (const { fileName, contentType, base64 } of waiting.attachments) {
      message.attachData(Buffer.from(base64, 'base64'), { filename: fileName, contentType })
    }
  })
}

type MailFailure = { code?: string; responseCode?: number }

const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'])

/** Whether no mail server judged the mail: it is unreachable, silent, or busy for everyone (421). */
export function isOutage(error: unknown): boolean {
  const { code = '', responseCode } = error as MailFailure
  return responseCode === 421 || (responseCode === undefined && UNREACHABLE.has(code))
}
