import { Identifier } from '@kontor/design-system/identifier'
import { SummaryList } from '@kontor/design-system/summary_list'
import { TransferCode } from '~/components/basket/payment/transfer_code'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Payment } from '../payment_facts'

/** A transfer as a picture for banking apps and as words, each to be copied. */
export function TransferDetails({ payment }: { payment: Payment }) {
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
    <>
      <TransferCode code={payment.code} />
      <SummaryList
        layout="beside"
        items={[
          { ...copied('iban', payment.iban), isWide: true },
          { ...copied('reference', payment.reference), isWide: true },
          copied('amount', money(payment.amountCents)),
          { id: 'holder', term: t('payment.holder'), value: payment.holder },
          copied('bic', payment.bic),
          { id: 'bank', term: t('payment.bank'), value: payment.bank },
        ]}
      />
    </>
  )
}
