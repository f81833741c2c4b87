import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import { noticeAddress, type StaffedNotice } from './types'

interface NoticeActionsProps {
  notice: StaffedNotice
  onEdit: () => void
}

/** Other words, mails to those it concerns, and its end. */
export function NoticeActions({ notice, onEdit }: NoticeActionsProps) {
  const t = useText('arrivals/notices')
  const [asked, ask] = useState<Asked | null>(null)
  const { reach, mailedAt, progress } = notice
  const path = noticeAddress(notice)
  const question = (what: 'mail' | 'stop' | 'end', count: number): Asked => ({
    title: t(`${what}.title`, { count }),
    text: t(`${what}.text`),
    keep: t('keep'),
    confirm: t(`${what}.action`, { count }),
    pending: t('pending'),
    method: what === 'stop' ? 'delete' : 'post',
    path: what === 'end' ? `${path}/end` : `${path}/mails`,
    tone: what === 'mail' ? 'primary' : 'destroy',
  })
  const button = (what: 'mail' | 'stop' | 'end', count = 0) => (
    <Button
      variant={what === 'mail' ? 'secondary' : 'danger'}
      onPress={() => ask(question(what, count))}
    >
      {t(`${what}.action`, { count })}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {!mailedAt && reach.readers > 0 && button('mail', reach.readers)}
      <Button onPress={onEdit}>{t('edit')}</Button>
      {progress.waiting > 0 && button('stop', progress.sent)}
      {button('end')}
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </div>
  )
}
