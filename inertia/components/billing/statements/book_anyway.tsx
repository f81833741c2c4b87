import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import type { Entry } from './types'

/** What a line is booked on: an order, or an invoice that is of none. */
export type Target = { dueCents: number } & ({ orderNumber: number } | { invoice: string })

interface BookAnywayProps {
  statementId: number
  entry: Entry
  target: Target
  /** The button says on which order: there may be several of them. */
  isNamed?: boolean
}

/** Asks first, with what follows from the difference. */
export function BookAnyway({ statementId, entry, target, isNamed = false }: BookAnywayProps) {
  const t = useText('billing/statements')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { post, isPending } = usePost(`/admin/manage-orders/statements/${statementId}/bookings`)
  const { id, position, amountCents } = entry
  const { dueCents, ...named } = target
  const over = amountCents - dueCents
  const number = 'orderNumber' in named ? named.orderNumber : 0
  const book = () =>
    post(
      { bookings: [{ entryId: id, ...named, acceptsDifference: over !== 0 }] },
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
        title={
          'invoice' in named
            ? t('confirm.title_invoice', { amount: money(amountCents), label: named.invoice })
            : t('confirm.title', { amount: money(amountCents), number })
        }
        keepLabel={t('confirm.keep')}
        confirmLabel={t('confirm.book')}
        pendingLabel={t('actions.booking')}
        isPending={isPending}
        tone="primary"
        onConfirm={book}
      >
        <WhatFollows over={over} isInvoice={'invoice' in named} />
      </ConfirmDialog>
    </>
  )
}

function WhatFollows({ over, isInvoice }: { over: number; isInvoice: boolean }) {
  const t = useText('billing/statements')
  const { money } = useFormat()
  const difference = money(Math.abs(over))
  if (over === 0) return t('confirm.fits')
  if (isInvoice) {
    return t(over > 0 ? 'confirm.more_invoice' : 'confirm.less_invoice', { difference })
  }
  return t(over > 0 ? 'confirm.more' : 'confirm.less', { difference })
}
