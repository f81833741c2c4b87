import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

export type WaitingMatters = {
  /** Additional addresses that nobody has verified yet. */
  emails: string[]
  deletion: { answerBy: string; isRefused: boolean } | null
}

/** What of the account waits for its owner, or for the shop. */
export function WaitingNotes({ waiting: { emails, deletion } }: { waiting: WaitingMatters }) {
  const t = useText('identity/account')
  const myDataText = useText('identity/my_data')
  if (emails.length === 0 && !deletion) return null
  return (
    <div className="grid gap-3 pb-6">
      {emails.map((email) => (
        <Note key={email} tone="brass" title={t('waiting.email')}>
          <p className="wrap-anywhere">{t('waiting.email_text', { email })}</p>
          <Link href="/my-account/personal-data">{t('waiting.email_open')}</Link>
        </Note>
      ))}
      {deletion && (
        <Note tone="brass" title={myDataText(deletion.isRefused ? 'refused' : 'requested')}>
          {!deletion.isRefused && (
            <p>{t('waiting.deletion_text', { date: formatDay(deletion.answerBy) })}</p>
          )}
          <Link href="/my-account/my-data">{t('waiting.deletion_open')}</Link>
        </Note>
      )}
    </div>
  )
}
