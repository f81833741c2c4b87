import { rows } from '#shared/database'

export const VISITOR = {
  userTitle: 'ms',
  firstName: 'Ada',
  lastName: 'Brook',
  company: 'Brook Ltd',
  country: 'GB',
  email: 'ada@brook.example',
  subject: 'Order book of 2019',
  message: 'Which levels are in it?',
}

export const stored = () =>
  rows<Record<string, string | null>>(null, 'select * from site_messages order by id')

export const mailed = () =>
  rows<{
    recipient: string
    replyTo: string | null
    locale: string
    subject: string
    text: string
    html: string
  }>(
    null,
    `select recipient, reply_to as "replyTo", locale, subject, text_body as text, html_body as html
       from mail_outbox order by id`
  )
