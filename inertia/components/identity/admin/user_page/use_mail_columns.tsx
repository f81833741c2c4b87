import { formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { Data } from '@generated/data'
import { Age } from '~/components/shell/age'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'

type Mail = Data.Identity.UserMail

export function useMailColumns(): ListColumn<Mail, 'at'>[] {
  const t = useText('identity/user_mails')
  return [
    { id: 'at', sort: ['at', 'desc'], cell: ({ at }) => <Age value={at} /> },
    { id: 'subject', wrap: true, cell: ({ subject }) => subject || t('unwritten') },
    { id: 'recipient', cell: ({ recipient }) => recipient },
    { id: 'state', wrap: true, cell: (mail) => <MailState mail={mail} /> },
  ]
}

const LOOKS = { Waiting: 'waiting', Sent: 'succeeded', Dead: 'failed' } as const

/** What came of a mail; of one that is not sent, what the mail server said. */
export function MailState({ mail }: { mail: Mail }) {
  const t = useText('identity/user_mails')
  return (
    <StatusBadge
      status={LOOKS[mail.state]}
      label={t(`list.values.state.${mail.state}`)}
      detail={useDetail(mail)}
    />
  )
}

function useDetail({ state, sentAt, attempts, nextAttemptAt, problem }: Mail): string | undefined {
  const t = useText('identity/user_mails')
  if (state === 'Sent') return sentAt ? t('sent_at', { moment: formatMoment(sentAt) }) : undefined
  if (attempts === 0) return undefined
  const next = state === 'Waiting' && t('next_at', { moment: formatMoment(nextAttemptAt) })
  const tried = [t('tries', { count: attempts }), next].filter(Boolean).join(', ')
  return [tried, problem].filter(Boolean).join(': ')
}
