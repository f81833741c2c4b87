import { RadioRows } from '@kontor/design-system/radio_rows'
import type { ReactNode } from 'react'
import { useCodeText } from '~/hooks/use_code_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Method, Offer } from './types'

interface MethodRowsProps {
  offer: Offer
  value: Method
  onChange: (method: Method) => void
  fields: Partial<Record<Method, ReactNode>>
  error?: string
}

/** Every way of paying with what it means, or why it is impossible. */
export function MethodRows({ offer, value, onChange, fields, error }: MethodRowsProps) {
  const t = useText('orders/payment')
  const say = useCodeText('orders/payment', 'orders/quota')
  const { money } = useFormat()
  const why: Record<Method, string> = {
    BankTransfer: t('methods.transfer_why'),
    Card: t('methods.card_why', { limit: money(offer.cardLimitCents) }),
    Quota: t('methods.quota_why'),
  }
  const whyNot = (method: Method, code: string) => {
    const said = say({ code, params: { limit: money(offer.cardLimitCents) } })
    const { quota, quotaTotals } = offer
    if (method !== 'Quota' || !quota || !quotaTotals) return said
    const figures = { left: money(quota.remainingCents), needed: money(quotaTotals.grossCents) }
    return `${said}. ${t('methods.quota_short', figures)}`
  }
  return (
    <RadioRows
      name="paymentMethod"
      label={t('methods.title')}
      value={value}
      onChange={(method) => onChange(method as Method)}
      choices={offer.methods.map(({ method, reason }) => ({
        value: method,
        label: t(`methods.${method}`),
        reason: reason ? whyNot(method, reason) : why[method],
        isImpossible: reason !== null,
        children: fields[method],
      }))}
      error={error}
    />
  )
}
