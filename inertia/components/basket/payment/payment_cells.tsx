import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type PaymentToDecide = Data.Orders.PaymentToDecide

export function Customer({ payment: { company, email } }: { payment: PaymentToDecide }) {
  return (
    <>
      <span className="block">{company}</span>
      <span className="text-muted wrap-anywhere">{email}</span>
    </>
  )
}

/** Gives a payment back, closes the case of a chargeback, or says that it was done. */
export function Decision({ payment }: { payment: PaymentToDecide }) {
  const t = useText('orders/payment')
  const { money } = useFormat()
  const [isPending, setPending] = useState(false)
  const { id, state, capturedCents, company } = payment
  if (state === 'Refunded') return t('to_decide.refunded')
  if (state === 'Closed') return t('to_decide.closed')
  const decide = () =>
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
  const isChargeback = state === 'ChargedBack'
  const again = state === 'Refunding' ? 'to_decide.try_again' : 'to_decide.refund'
  return (
    <Button
      onPress={decide}
      isPending={isPending}
      aria-label={t(isChargeback ? 'to_decide.close_named' : 'to_decide.refund_named', name)}
    >
      {t(isChargeback ? 'to_decide.close' : again)}
    </Button>
  )
}

/** Why a payment waits for staff, in a sentence, with the way to the order that it is about. */
export function Why({ payment }: { payment: PaymentToDecide }) {
  const t = useText('orders/payment')
  const say = usePaymentWhy()
  const { otherOrder } = payment
  return (
    <>
      <span className="block">{say(payment)}</span>
      {otherOrder && (
        <Link href={`/admin/manage-orders/${otherOrder}`} isAlone>
          {t('to_decide.open_order', { number: otherOrder })}
        </Link>
      )}
    </>
  )
}

function usePaymentWhy() {
  const t = useText('orders/payment')
  const { money } = useFormat()
  return ({ reason, amountCents, otherOrder }: PaymentToDecide) => {
    if (reason === 'chargeback') return t('to_decide.chargeback', { number: otherOrder })
    if (reason === 'amount_mismatch') {
      return t('to_decide.amount_mismatch', { expected: money(amountCents) })
    }
    return otherOrder
      ? t('to_decide.duplicate_order', { number: otherOrder })
      : t('to_decide.duplicate')
  }
}
