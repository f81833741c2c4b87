import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type PaymentToDecide = Data.Orders.PaymentToDecide

/** One payment to decide: who, how much, why, and giving it back. */
export function PaymentRow({ payment }: { payment: PaymentToDecide }) {
  const { money } = useFormat()
  const why = useWhy()
  const cell = 'py-3 pe-4 align-baseline'
  return (
    <tr className="border-b border-line">
      <td className={`${cell} whitespace-nowrap`}>{formatMoment(payment.updatedAt)}</td>
      <td className={cell}>
        <span className="block">{payment.company}</span>
        <span className="text-muted wrap-anywhere">{payment.email}</span>
      </td>
      <td className={`${cell} text-mono`}>{payment.paymentId}</td>
      <td className={cell}>{why(payment)}</td>
      <td className={`${cell} text-end tabular-nums`}>{money(payment.capturedCents)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <Decision payment={payment} />
      </td>
    </tr>
  )
}

function Decision({
  payment: { id, state, capturedCents, company },
}: {
  payment: PaymentToDecide
}) {
  const t = useText('payment')
  const { money } = useFormat()
  const [isPending, setPending] = useState(false)
  if (state === 'Refunded') return t('to_decide.refunded')
  const giveBack = () =>
    router.put(
      `/admin/manage-orders/payments/${id}`,
      {},
      {
        preserveScroll: true,
        onStart: () => setPending(true),
        onFinish: () => setPending(false),
      }
    )
  const name = { amount: money(capturedCents), customer: company }
  return (
    <Button onPress={giveBack} isPending={isPending} aria-label={t('to_decide.refund_named', name)}>
      {t(state === 'Refunding' ? 'to_decide.try_again' : 'to_decide.refund')}
    </Button>
  )
}

function useWhy() {
  const t = useText('payment')
  const { money } = useFormat()
  return ({ reason, amountCents, otherOrder }: PaymentToDecide) => {
    if (reason === 'amount_mismatch') {
      return t('to_decide.amount_mismatch', { expected: money(amountCents) })
    }
    return otherOrder
      ? t('to_decide.duplicate_order', { number: otherOrder })
      : t('to_decide.duplicate')
  }
}
