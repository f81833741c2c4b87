import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

export type WaitingMatters = {
  /** Additional addresses that nobody has verified yet. */
  emails: string[]
  deletion: { answerBy: string; isRefused: boolean } | null
}

/** That the account is to be deleted, and how far that is. */
export function WaitingNotes({ deletion }: Pick<WaitingMatters, 'deletion'>) {
  const t = useText('identity/account')
  const myDataText = useText('identity/my_data')
  if (!deletion) return null
  return (
    <div className="pb-6">
      <Note tone="brass" title={myDataText(deletion.isRefused ? 'refused' : 'requested')}>
        {!deletion.isRefused && (
          <p>{t('waiting.deletion_text', { date: formatDay(deletion.answerBy) })}</p>
        )}
        <Link href="/my-account/my-data">{t('waiting.deletion_open')}</Link>
      </Note>
    </div>
  )
}
