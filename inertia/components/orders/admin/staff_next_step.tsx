import { Button } from '@kontor/design-system/button'
import { LinkButton } from '@kontor/design-system/link_button'
import type { OrderMoney } from '~/components/billing/invoices/types'
import type { Owed } from '~/components/orders/sheet/use_owed_words'
import { leadTo } from '~/components/shell/lead_to_missing'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { isOnItsWay, staffStepOf } from './staff_step_of'
import type { AdminOrder } from './types'

interface StaffNextStepProps {
  order: AdminOrder
  money: OrderMoney
  owed: Owed
}

/** The action that follows the state: it leads to where it is done on this page, or opens the paper. */
export function StaffNextStep({ order, money, owed }: StaffNextStepProps) {
  const t = useText('orders/admin')
  const { money: shown } = useFormat()
  const [mayBook, mayRefund] = [useCan('orders.status.write'), useCan('orders.write')]
  const step = staffStepOf({ order, money, owed, mayBook, mayRefund })
  const [paper] = money.invoices.toReversed()
  const sent = money.refunds.find(isOnItsWay)
  const cents = (step === 'refund_sent' ? sent?.amountCents : owed?.cents) ?? 0
  if (step === 'paper') {
    return (
      <LinkButton
        variant="primary"
        href={`${ADDRESSES.adminOrders}/invoices/${paper!.label}`}
        target="_blank"
      >
        {t(`next.${paper!.kind}`)}
      </LinkButton>
    )
  }
  return (
    step && (
      <Button variant="primary" onPress={() => leadTo(step === 'watch' ? 'items' : step)}>
        {t(`next.${step}`, { amount: shown(cents) })}
      </Button>
    )
  )
}
