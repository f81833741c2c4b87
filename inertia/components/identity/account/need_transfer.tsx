import { Disclosure } from '@kontor/design-system/disclosure'
import type { Payment } from '~/components/orders/payment_facts'
import { TransferDetails } from '~/components/orders/sheet/transfer_details'
import { useText } from '~/hooks/use_text'

/** Where and how an unpaid order is paid, as its own page says it; folded, so that the list stays one. */
export function NeedTransfer({ payment, name }: { payment: Payment; name: string }) {
  const t = useText('orders/checkout')
  const title = (
    <span>
      {t('payment.title')}
      <span className="sr-only">, {name}</span>
    </span>
  )
  return (
    <Disclosure look="inline" title={title}>
      <div className="grid max-w-dialog gap-3 pb-2">
        <TransferDetails payment={payment} />
      </div>
    </Disclosure>
  )
}
