import { Heading } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { Payment } from '../payment_facts'
import { TransferDetails } from './transfer_details'

export function PaymentBox({ payment }: { payment: Payment }) {
  const t = useText('orders/checkout')
  return (
    <section
      aria-labelledby="payment"
      className="grid content-start gap-3 rounded-panel border border-line-ink bg-surface p-5 max-sm:p-4"
    >
      <Heading level={2} id="payment" size="display-s">
        {t('payment.title')}
      </Heading>
      <TransferDetails payment={payment} />
    </section>
  )
}
