import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useCan } from '~/hooks/use_can'
import { NoticeForm } from './notice_form'
import { NoticeFrame } from './notice_frame'
import type { NoticeChoices, StaffedNotice } from './types'

type Opened = { what: StaffedNotice | 'new'; choices: NoticeChoices }

/** What is open on the board: a new notice, or one as it was when it was opened. */
export function useOpenedNotice() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (what: Opened['what']) =>
    router.reload({
      only: ['noticeChoices'],
      // Kept here: what comes back with a refusal does not bring them again.
      onSuccess: ({ props }) => setOpened({ what, choices: props.noticeChoices as NoticeChoices }),
    })
  return { opened, open, close: () => setOpened(null) }
}

interface BoardNoticesProps {
  notices: readonly StaffedNotice[]
  state: ReturnType<typeof useOpenedNotice>
  today: string
}

/** The notices of this morning above the board, and the form in the place of the one that is changed. */
export function BoardNotices({ notices, state, today }: BoardNoticesProps) {
  const { opened, open, close } = state
  const mayWrite = useCan('products.write')
  const form = opened && { today, choices: opened.choices, onDone: close }
  const edited = opened && opened.what !== 'new' ? opened.what : null
  return (
    <div className="grid gap-4 pt-4 empty:hidden">
      {form && !edited && <NoticeForm {...form} />}
      {notices.map((notice) =>
        form && edited?.id === notice.id ? (
          <NoticeForm key={notice.id} {...form} notice={edited} now={notice} />
        ) : (
          <NoticeFrame key={notice.id} {...{ notice, mayWrite }} onEdit={() => open(notice)} />
        )
      )}
    </div>
  )
}
