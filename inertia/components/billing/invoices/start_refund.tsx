import { useState } from 'react'
import { Button } from '@kontor/design-system/button'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useText } from '~/hooks/use_text'
import { RefundForm } from './refund_form'
import type { OrderMoney } from './types'

/** Most orders never need a refund: its form opens when somebody asks for it. */
export function StartRefund({ order, money }: { order: AdminOrder; money: OrderMoney }) {
  const t = useText('billing/refunds')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <RefundForm order={order} money={money} onClose={() => setOpen(false)} />
  return (
    <div id="refund">
      <Button onPress={() => setOpen(true)}>{t('form.open')}</Button>
    </div>
  )
}
