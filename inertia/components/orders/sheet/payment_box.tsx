import { Identifier } from '@kontor/design-system/identifier'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading } from '@kontor/design-system/text'
import { TransferCode } from '~/components/basket/payment/transfer_code'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Payment } from '../payment_facts'

/** Where to transfer the amount, as a picture for banking apps and as words, each to be copied. */
export function PaymentBox({ payment }: { payment: Payment }) {
  const t = useText('orders/checkout')
  const { money } = useFormat()
  const copied = (id: 'iban' | 'bic' | 'reference' | 'amount', value: string) => ({
    id,
    term: t(`payment.${id}`),
    value: (
      <Identifier
        isWhole
        value={value}
        copyLabel={t('payment.copy', { what: t(`payment.${id}`) })}
        copiedLabel={t('payment.copied')}
      />
    ),
  })
  return (
    <section
      aria-labelledby="payment"
      className="grid content-start gap-3 rounded-panel border border-line-ink bg-surface p-5 max-sm:p-4"
    >
      <Heading level={2} id="payment" size="display-s">
        {t('payment.title')}
      </Heading>
      <TransferCode code={payment.code} />
      <SummaryList
        layout="beside"
        items={[
          { ...copied('iban', payment.iban), isWide: true },
          copied('reference', payment.reference),
          copied('amount', `${money(payment.amountCents)} EUR`),
          { id: 'holder', term: t('payment.holder'), value: payment.holder },
          copied('bic', payment.bic),
          { id: 'bank', term: t('payment.bank'), value: payment.bank },
        ]}
      />
    </section>
  )
}
