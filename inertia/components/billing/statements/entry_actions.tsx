import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { AssignEntry } from './assign_entry'
import type { Entry } from './types'
import { usePost } from '~/hooks/use_post'

interface EntryActionsProps {
  statementId: number
  entry: Entry
}

/** What can be done with one line: booked all the same, booked on another order, set aside. */
export function EntryActions({ statementId, entry }: EntryActionsProps) {
  const { proposal, state } = entry
  if (proposal === 'booked' || proposal === 'outgoing') return null
  return (
    <span className="ms-auto grid w-max gap-2 whitespace-nowrap max-sm:ms-0 max-sm:flex max-sm:w-auto max-sm:flex-wrap">
      {proposal === 'amount_differs' && (
        <BookAnyway statementId={statementId} entry={entry} order={namedBy(entry)} />
      )}
      {entry.suggestions.map((order) => (
        <BookAnyway
          key={order.orderNumber}
          statementId={statementId}
          entry={entry}
          order={order}
          isNamed
        />
      ))}
      {state === 'Open' && proposal !== 'exact' && proposal !== 'amount_differs' && (
        <AssignEntry statementId={statementId} entry={entry} />
      )}
      {proposal !== 'exact' && <SetAside statementId={statementId} entry={entry} />}
    </span>
  )
}

function SetAside({ statementId, entry: { id, position, state } }: EntryActionsProps) {
  const t = useText('billing/statements')
  const { post, isPending } = usePost(
    `/admin/manage-orders/statements/${statementId}/entries/${id}`,
    'put'
  )
  const isAside = state === 'Open'
  const key = isAside ? 'set_aside' : 'put_back'
  return (
    <Button
      onPress={() => post({ isAside })}
      isPending={isPending}
      aria-label={t(`actions.${key}_line`, { position })}
    >
      {t(`actions.${key}`)}
    </Button>
  )
}

const namedBy = ({ orderNumber, order }: Entry): Booked => ({
  orderNumber: orderNumber ?? 0,
  dueCents: order?.dueCents ?? 0,
})

type Booked = { orderNumber: number; dueCents: number }

interface BookAnywayProps extends EntryActionsProps {
  order: Booked
  /** The button says on which order: there may be several of them. */
  isNamed?: boolean
}

/** Asks first, with what follows from the difference. */
function BookAnyway({ statementId, entry, order, isNamed = false }: BookAnywayProps) {
  const t = useText('billing/statements')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { post, isPending } = usePost(`/admin/manage-orders/statements/${statementId}/bookings`)
  const { id, position, amountCents } = entry
  const { orderNumber: number, dueCents } = order
  const over = amountCents - dueCents
  const difference = money(Math.abs(over))
  const book = () =>
    post(
      { bookings: [{ entryId: id, orderNumber: number, acceptsDifference: over !== 0 }] },
      { onFinish: () => setOpen(false) }
    )
  return (
    <>
      <Button
        onPress={() => setOpen(true)}
        aria-label={t(isNamed ? 'actions.book_line_on' : 'actions.book_line', { position, number })}
      >
        {isNamed ? t('actions.book_on', { number }) : t('actions.book')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('confirm.title', { amount: money(amountCents), number })}
        keepLabel={t('confirm.keep')}
        confirmLabel={t('confirm.book')}
        pendingLabel={t('actions.booking')}
        isPending={isPending}
        tone="primary"
        onConfirm={book}
      >
        {over === 0
          ? t('confirm.fits')
          : t(over > 0 ? 'confirm.more' : 'confirm.less', { difference })}
      </ConfirmDialog>
    </>
  )
}
