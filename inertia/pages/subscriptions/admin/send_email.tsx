import { Heading } from '@kontor/design-system/text'
import { Age } from '~/components/shell/age'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { MailingComposer } from '~/components/subscriptions/admin/mailing/mailing_composer'
import { SentMail } from '~/components/subscriptions/admin/mailing/sent_mail'
import type { Mailing } from '~/components/subscriptions/admin/mailing/types'
import type { Type } from '~/components/subscriptions/admin/subscribers/types'
import { TypeHead } from '~/components/subscriptions/admin/type_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'at' | 'recipients'> & {
    type: Type
    recipients: string[]
    mostRecipients: number
    sendKey: string
    mailings: Mailing[]
  }
>

/** Staff write to the active users of a type, and see what was written before. */
export default function SendEmail(props: Props) {
  const { type, recipients, mostRecipients, sendKey, mailings, ...shown } = props
  const t = useText('subscriptions/mailing')
  const format = useFormat()
  return (
    <div className="pb-16">
      <TypeHead type={type} here={t('title')} />
      <MailingComposer {...{ type, recipients, sendKey }} most={mostRecipients} />
      <section className="pt-12">
        <Heading level={2}>{t('list.caption')}</Heading>
        <ListTable
          shown={shown}
          words={useListWords('subscriptions/mailing', 'list')}
          tools={{ name: 'subscription_mailings' }}
          rows={mailings}
          columns={[
            { id: 'at', sort: ['at', 'desc'], cell: ({ at }) => <Age value={at} /> },
            { id: 'sender', wrap: true },
            { id: 'subject', wrap: true, cell: (one) => <SentMail mailing={one} /> },
            {
              id: 'recipients',
              sort: ['recipients', 'desc'],
              cell: ({ recipients: n }) => format.count(n),
              end: true,
            },
          ]}
        />
      </section>
    </div>
  )
}
