import { Button } from '@kontor/design-system/button'
import { useText } from '~/hooks/use_text'
import { AssignEntry } from './assign_entry'
import { BookAnyway, type Target } from './book_anyway'
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
        <BookAnyway statementId={statementId} entry={entry} target={namedBy(entry)} />
      )}
      {entry.suggestions.map((order) => (
        <BookAnyway
          key={order.orderNumber}
          statementId={statementId}
          entry={entry}
          target={{ orderNumber: order.orderNumber, dueCents: order.dueCents }}
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

const namedBy = ({ orderNumber, order, invoice }: Entry): Target =>
  invoice
    ? { invoice: invoice.label, dueCents: invoice.dueCents }
    : { orderNumber: orderNumber ?? 0, dueCents: order?.dueCents ?? 0 }
