import { usePage } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { TextField } from '@kontor/design-system/text_field'
import { useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Entry } from './types'
import { usePost } from '~/hooks/use_post'

/** Digits are an order, RE and digits an invoice. */
function readTarget(typed: string) {
  const [, prefix, digits] = /^\s*(RE[-\s]?)?(\d{1,15})\s*$/i.exec(typed) ?? []
  if (!digits) return null
  return prefix ? { invoice: `RE-${digits}` } : { orderNumber: Number(digits) }
}

/** Books a line on an order or invoice that staff name, where the reference does not. */
export function AssignEntry({ statementId, entry }: { statementId: number; entry: Entry }) {
  const t = useText('billing/statements')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { form: refused } = usePage().props.errors as Record<string, string>
  const { post, isPending } = usePost(`/admin/manage-orders/statements/${statementId}/bookings`)
  const named = readTarget(typed)
  const { id, position, amountCents, counterparty, bookedOn } = entry
  const book = () => {
    const booking = { entryId: id, ...named, acceptsDifference: true }
    post({ bookings: [booking] }, { onSuccess: () => setOpen(false) })
  }
  return (
    <>
      <Button onPress={() => setOpen(true)} aria-label={t('actions.assign_line', { position })}>
        {t('actions.assign')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('assign.title', { position })}
        description={t('assign.description', {
          amount: money(amountCents),
          payer: counterparty ?? t('entry.no_payer'),
          day: formatDay(bookedOn),
        })}
        closeLabel={t('assign.close')}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{t('assign.cancel')}</Button>
            <GatedAction
              variant="primary"
              reason={named === null ? t('assign.number') : undefined}
              onBlockedPress={leadToMissing}
              onPress={book}
              isPending={isPending}
              pendingLabel={t('actions.booking')}
            >
              {t('assign.book')}
            </GatedAction>
          </>
        }
      >
        <TextField
          label={t('assign.number')}
          hint={t('assign.hint')}
          value={typed}
          onChange={setTyped}
          error={isOpen ? refused : undefined}
        />
      </Dialog>
    </>
  )
}
