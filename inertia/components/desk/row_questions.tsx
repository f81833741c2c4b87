import { lazy, Suspense } from 'react'
import type { DeskActions } from './use_desk_actions'
import type { DeskRowData } from './types'

export type Asked = { row: DeskRowData; what: 'give' | 'rest' }

interface RowQuestionsProps {
  asked: Asked | null
  actions: DeskActions
  onClose: () => void
}

const GiveDialog = lazy(() => import('./give_dialog'))
const RestDialog = lazy(() => import('./rest_dialog'))

/** Asked for seldom, and loaded then. */
export function RowQuestions({ asked, actions, onClose }: RowQuestionsProps) {
  if (!asked) return null
  const Question = asked.what === 'give' ? GiveDialog : RestDialog
  return (
    <Suspense>
      <Question row={asked.row} actions={actions} onClose={onClose} />
    </Suspense>
  )
}
