import { useState } from 'react'
import { Button } from '@kontor/design-system/button'
import { CopyIcon } from '@kontor/design-system/icon'
import { COPIED } from '@kontor/design-system/identifier'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Payment } from '../payment_facts'

/** All that a transfer needs, to be pasted where one pays; each of it stands below as well. */
export function CopyPayment({ payment }: { payment: Payment }) {
  const t = useText('orders/sheet')
  const words = useText('orders/checkout')
  const { money } = useFormat()
  const [isCopied, setCopied] = useState(false)
  const { holder, iban, bic, reference, amountCents } = payment
  const copy = async () => {
    const lines = [
      `${words('payment.holder')}: ${holder}`,
      `${words('payment.iban')}: ${iban}`,
      `${words('payment.bic')}: ${bic}`,
      `${words('payment.reference')}: ${reference}`,
      `${words('payment.amount')}: ${money(amountCents)} EUR`,
    ]
    await navigator.clipboard.writeText(lines.join('\n'))
    document.dispatchEvent(new CustomEvent(COPIED, { cancelable: true }))
    setCopied(true)
  }
  return (
    <Button variant="primary" size="large" isBlock onPress={() => void copy()}>
      <CopyIcon /> {t(isCopied ? 'next.copied' : 'next.copy')}
    </Button>
  )
}
