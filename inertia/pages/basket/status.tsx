import { LinkButton } from '@kontor/design-system/link_button'
import { Heading, Text } from '@kontor/design-system/text'
import { useForgottenPayment } from '~/components/basket/payment/use_payment_watch'
import { ConfirmationLink } from '~/components/orders/confirmation_link'
import { orderAddress } from '~/components/orders/list_address'
import { PaymentFacts, type Payment } from '~/components/orders/payment_facts'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Placed = {
  number: number
  email: string
  state: string
  paymentMethod: 'BankTransfer' | 'Card' | 'Quota'
  grossCents: number
  netCents: number
}
type Props = InertiaProps<{ order: Placed | null; payment: Payment | null }>

/** After the checkout: what was ordered, how it is paid, what happens next. */
export default function Status({ order, payment }: Props) {
  const t = useText('orders')
  const { title, next } = useWords(order)
  useForgottenPayment()
  if (!order) return <NotShown />
  return (
    <div className="max-w-140 pb-16">
      <PageHead
        title={title}
        tabTitle={t('order', { number: order.number })}
        lead={t('status.mail', { email: order.email })}
      />
      <div className="grid gap-10">
        {payment && <PaymentFacts payment={payment} />}
        <section aria-labelledby="next" className="grid gap-3">
          <Heading level={2} id="next" size="display-s">
            {t('status.next_title')}
          </Heading>
          <Text as="div">
            <ol className="list-decimal ps-5">
              {next.map((sentence) => (
                <li key={sentence} className="py-1">
                  {sentence}
                </li>
              ))}
            </ol>
          </Text>
        </section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={orderAddress(order.number)} variant="primary">
            {t('status.open', { number: order.number })}
          </LinkButton>
          <ConfirmationLink number={order.number} />
        </div>
      </div>
    </div>
  )
}

/** What is said depends on how the order is paid. */
function useWords(order: Placed | null): { title: string; next: string[] } {
  const t = useText('orders')
  const pay = useText('payment')
  const { money } = useFormat()
  if (!order) return { title: '', next: [] }
  const { number, grossCents, netCents, paymentMethod } = order
  const download = t('status.next_download', { days: 90 })
  if (paymentMethod === 'Card') {
    const paid = pay('status.next_paid', { total: money(grossCents) })
    return { title: pay('status.placed_card', { number }), next: [paid, download] }
  }
  if (paymentMethod === 'Quota') {
    const spent = pay('status.next_quota', { total: money(netCents) })
    const next = [spent, pay('status.next_quota_confirm'), download]
    return { title: pay('status.placed_quota', { number }), next }
  }
  const transfer = t('status.next_pay', { total: money(grossCents) })
  return {
    title: t('status.title', { number }),
    next: [transfer, t('status.next_confirm'), download],
  }
}

function NotShown() {
  const t = useText('orders')
  const { shop } = useShared()
  return (
    <div className="max-w-140 pb-16">
      <PageHead title={t('status.not_shown')} lead={t('status.support')} />
      <Text>{`${shop.supportEmail}, ${shop.supportPhone}`}</Text>
    </div>
  )
}
