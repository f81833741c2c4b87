import mail from '@adonisjs/mail/services/main'
import shop from '#config/shop'
import { makeAttachment } from '#shared/mail/made_attachments'
import type { MailAttachment } from '#shared/mail/queue_mail'
import { inRequestContext } from '#shared/request_context'
import { inCall } from '#shared/tracing/spans'

export type WaitingMail = {
  id: number
  messageId: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
  attempts: number
  /** The request that it comes from: what log, error pages and traces call it. */
  requestId: string | null
}

/** A worker sends many of them one after the other: each stands in the trace of its own request. */
export function deliverMail(waiting: WaitingMail): Promise<void> {
  const { requestId } = waiting
  if (!requestId) return inCall({ name: 'mail' }, () => deliver(waiting))
  return inRequestContext({ requestId }, () =>
    inCall({ name: 'mail', isRoot: true }, () => deliver(waiting))
  )
}

async function deliver(waiting: WaitingMail): Promise<void> {
  const files = await Promise.all(waiting.attachments.map(fileOf))
  await mail.send((message) => {
    message
      .messageId(`<${waiting.messageId}>`)
      .from(shop.support.email, shop.name)
      .to(waiting.recipient)
      .subject(waiting.subject)
      .text(waiting.text)
      .html(waiting.html)
      .header('Auto-Submitted', 'auto-generated')
    if (waiting.requestId) message.header('X-Request-Id', waiting.requestId)
    if (waiting.replyTo) message.replyTo(waiting.replyTo)
    for (const { data, filename, contentType } of files) {
      message.attachData(data, { filename, contentType })
    }
  })
}

async function fileOf(attachment: MailAttachment) {
  const { fileName: filename, contentType } = attachment
  const data =
    'made' in attachment
      ? await makeAttachment(attachment.made)
      : Buffer.from(attachment.base64, 'base64')
  return { data, filename, contentType }
}

type MailFailure = { code?: string; responseCode?: number }

const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'])

/** No mail server judged the mail: it is unreachable, silent, or busy for everyone (421). */
export function isOutage(error: unknown): boolean {
  const { code = '', responseCode } = error as MailFailure
  return responseCode === 421 || (responseCode === undefined && UNREACHABLE.has(code))
}
