import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type PaymentToDecide = Data.Orders.PaymentToDecide

/** Whose money it is. */
export function Customer({ payment: { company, email } }: { payment: PaymentToDecide }) {
  return (
    <>
      <span className="block">{company}</span>
      <span className="text-muted wrap-anywhere">{email}</span>
    </>
  )
}

/** Gives a payment back, or says that it was. */
export function Decision({
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

/** Why a payment could not become an order, in a sentence. */
export function usePaymentWhy() {
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
