import { datedFile, defineList, timed } from '#shared/lists'
import type { KnownType } from '#subscriptions/queries/find_type'

export type ListedMailing = {
  id: number
  at: Date
  sender: string | null
  subject: string
  body: string
  recipients: number
}

/** What was written to the users of a type, by whom and to how many. */
export const mailingList = defineList<ListedMailing, KnownType>()({
  columns: {
    id: 'm.id',
    at: 'm.created_at',
    sender: 'sent.actor_label',
    subject: 'm.subject',
    body: 'm.body',
    recipients: 'm.recipients',
  },
  from: `subscription_mailings m
         left join audit_events sent on sent.subject_type = 'subscription_mailing'
                                    and sent.subject_id = m.id::text and sent.seq = 1`,
  within: ({ id }) => ({ sql: 'm.type_id = ?', values: [id] }),
  sort: { at: 'id', recipients: 'recipients' },
  usual: { by: 'at', direction: 'desc' },
  tieBreaker: 'm.id',
  search: ['subject', 'body', 'sender'],
  csv: {
    fileName: ({ name }) => datedFile(`webshop_subscription_mails_${name}`),
    heads: 'subscriptions.mailing.list.columns',
    columns: {
      at: ({ at }) => timed(at),
      sender: 'sender',
      subject: 'subject',
      description: 'body',
      recipients: 'recipients',
    },
  },
})
