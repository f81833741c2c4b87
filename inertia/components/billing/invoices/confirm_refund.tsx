import { Button } from '@kontor/design-system/button'
import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Refund } from './types'

const SentRefundDialog = lazy(() => import('./sent_refund_dialog'))

/** Says that a refund was transferred, with its booking day. */
export function ConfirmRefund({ order, refund }: { order: AdminOrder; refund: Refund }) {
  const t = useText('billing/refunds')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const amount = money(refund.amountCents)
  return (
    <>
      <Button onPress={() => setOpen(true)} aria-label={t('transfer.confirm_named', { amount })}>
        {t('transfer.confirm')}
      </Button>
      {isOpen && (
        <Suspense>
          <SentRefundDialog number={order.number} refund={refund} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
