import { lazy, Suspense } from 'react'
import type { DeskActions } from './use_desk_actions'
import { isOf, type DeskRowData } from './types'

export type Asked = { row: DeskRowData; what: 'give' | 'rest' | 'refund' }

interface RowQuestionsProps {
  asked: Asked | null
  actions: DeskActions
  onClose: () => void
}

const GiveDialog = lazy(() => import('./give_dialog'))
const RestDialog = lazy(() => import('./rest_dialog'))
const OwedRefundDialog = lazy(() => import('~/components/billing/invoices/owed_refund_dialog'))
const SentRefundDialog = lazy(() => import('~/components/billing/invoices/sent_refund_dialog'))

/** Asked for seldom, and loaded then. */
export function RowQuestions({ asked, actions, onClose }: RowQuestionsProps) {
  if (!asked) return null
  const { row, what } = asked
  const Question = what === 'give' ? GiveDialog : RestDialog
  return (
    <Suspense>
      {what === 'refund' ? (
        <RefundQuestion row={row} onClose={onClose} />
      ) : (
        <Question row={row} actions={actions} onClose={onClose} />
      )}
    </Suspense>
  )
}

/** Gives back what is owed, or says that it was transferred. */
function RefundQuestion({ row, onClose }: { row: DeskRowData; onClose: () => void }) {
  const amountCents = row.cents ?? 0
  if (isOf(row, 'debt')) {
    return <OwedRefundDialog {...row.told} amountCents={amountCents} onClose={onClose} />
  }
  if (!isOf(row, 'refund')) return null
  const { id, number } = row.told
  return <SentRefundDialog number={number} refund={{ id, amountCents }} onClose={onClose} />
}
