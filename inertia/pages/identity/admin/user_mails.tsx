import type { Data } from '@generated/data'
import { useState } from 'react'
import { MailDialog } from '~/components/identity/admin/user_page/mail_dialog'
import { MailRowActions } from '~/components/identity/admin/user_page/mail_row_actions'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useMailColumns } from '~/components/identity/admin/user_page/use_mail_columns'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Mail = Data.Identity.UserMail
type Props = InertiaProps<
  ShownList<'at', 'state'> & { person: Data.Identity.TabUser; mails: Mail[] }
>

/** What the shop mailed to a person, what came of it, and the way to send it once more. */
export default function UserMails({ person, mails, ...shown }: Props) {
  const t = useText('identity/user_mails')
  const path = `${ADDRESSES.users}/${person.id}/mails`
  const [read, setRead] = useState<Mail | null>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const question = ({ id, subject, recipient }: Mail): Asked => ({
    title: t('again_question'),
    text: t('again_text', { subject, recipient }),
    keep: t('keep'),
    confirm: t('again'),
    pending: t('sending'),
    method: 'post',
    path: `${path}/${id}`,
    tone: 'primary',
  })
  return (
    <UserTabFrame
      person={person}
      current="mails"
      title={t('title', { name: person.name })}
      lead={t('lead')}
    >
      <ListTable
        shown={shown}
        words={useListWords('identity/user_mails', 'list')}
        rows={mails}
        columns={useMailColumns()}
        rowActions={(mail) => (
          <MailRowActions
            mail={mail}
            refusal={person.refusal}
            onRead={() => setRead(mail)}
            onAgain={() => ask(question(mail))}
          />
        )}
      />
      <MailDialog mail={read} onClose={() => setRead(null)} />
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </UserTabFrame>
  )
}
