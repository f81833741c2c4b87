import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useUnsaved } from '~/hooks/use_unsaved'

type Wish = { amountCents: number | null; reason: string; idempotencyKey: string }

const freshWish = (): Wish => ({ amountCents: null, reason: '', idempotencyKey: '' })

/**
 * A refund as it is typed. Its key is drawn when the question is asked, so that an answer that was
 * lost and sent again is the same refund; another amount or reason draws another one.
 */
export function useRefundForm({ number }: AdminOrder, refundableCents: number) {
  const form = useForm<Wish>(freshWish())
  const [isOpen, setOpen] = useState(false)
  const { data } = form
  useUnsaved(data.amountCents !== null || data.reason !== '')
  const say = (values: Partial<Wish>) => form.setData({ ...data, ...values, idempotencyKey: '' })
  const ask = (open: boolean) => {
    if (open && !data.idempotencyKey) form.setData('idempotencyKey', crypto.randomUUID())
    setOpen(open)
  }
  const refund = () =>
    form.post(`/admin/manage-orders/${number}/refunds`, {
      preserveScroll: true,
      onSuccess: () => form.setData(freshWish()),
      onFinish: () => setOpen(false),
    })
  const errors = form.errors as Record<string, string>
  return {
    form,
    say,
    isOpen,
    setOpen: ask,
    refund,
    missing: missingIn(data, refundableCents),
    refused: errors.form ?? errors.amount,
  }
}

/** What keeps a refund from being asked for. */
function missingIn({ amountCents, reason }: Wish, refundableCents: number) {
  if ((amountCents ?? 0) > refundableCents) return 'too_much' as const
  return (amountCents ?? 0) > 0 && reason.trim() !== '' ? null : ('no_amount' as const)
}
