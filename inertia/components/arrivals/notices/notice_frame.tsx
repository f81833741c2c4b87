import { Heading } from '@kontor/design-system/text'
import { useId } from 'react'
import { useText } from '~/hooks/use_text'
import { NoticeActions } from './notice_actions'
import { NoticeFacts } from './notice_facts'
import { NoticeLetter } from './notice_letter'
import { NoticeProgress } from './notice_progress'
import type { StaffedNotice } from './types'

interface NoticeFrameProps {
  notice: StaffedNotice
  mayWrite: boolean
  onEdit: () => void
}

/** A notice that is shown now: whom it concerns, its words in each language, how far its mails are. */
export function NoticeFrame({ notice, mayWrite, onEdit }: NoticeFrameProps) {
  const t = useText('arrivals/notices')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={FRAME}>
      <div className="grid content-start gap-3">
        <Heading level={2} id={titleId}>
          {t('title', { count: notice.reach.people })}
        </Heading>
        <NoticeProgress notice={notice} />
        {mayWrite && <NoticeActions notice={notice} onEdit={onEdit} />}
      </div>
      <NoticeLetter notice={notice} />
      <NoticeFacts notice={notice} />
    </section>
  )
}

const FRAME =
  'grid gap-x-8 gap-y-5 rounded-control border border-line-ink bg-surface p-5 lg:grid-cols-notice'
