import { Identifier } from '@kontor/design-system/identifier'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading } from '@kontor/design-system/text'
import { TransferCode } from '~/components/basket/payment/transfer_code'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

export type Payment = NonNullable<CustomerOrder['payment']>

/** Where to transfer the amount, each figure to be copied. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useText('orders/checkout')
  const { money } = useFormat()
  const copied = (id: 'iban' | 'bic' | 'reference') => ({
    id,
    term: t(`payment.${id}`),
    value: (
      <Identifier
        value={payment[id]}
        copyLabel={t('payment.copy', { what: t(`payment.${id}`) })}
        copiedLabel={t('payment.copied')}
      />
    ),
  })
  return (
    <section aria-labelledby="payment" className="grid gap-3">
      <Heading level={2} id="payment" size="display-s">
        {t('payment.title')}
      </Heading>
      <SummaryList
        items={[
          { id: 'holder', term: t('payment.holder'), value: payment.holder },
          copied('iban'),
          copied('bic'),
          { id: 'bank', term: t('payment.bank'), value: payment.bank },
          copied('reference'),
          { id: 'amount', term: t('payment.amount'), value: money(payment.amountCents) },
        ]}
      />
      <TransferCode code={payment.code} />
    </section>
  )
}
