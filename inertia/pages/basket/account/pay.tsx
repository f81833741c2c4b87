import type { Data } from '@generated/data'
import { formatMoment } from '@kontor/design-system/date_text'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { OrderInBrief } from '~/components/basket/order_in_brief'
import { AgreedFacts } from '~/components/basket/payment/agreed_facts'
import { AgreedItems } from '~/components/basket/payment/agreed_items'
import { PayByLink } from '~/components/basket/payment/pay_by_link'
import type { Agreed, CardScript } from '~/components/basket/payment/types'
import { PageHead } from '~/components/shell/page_head'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type LinkedPayment = Data.Orders.PaymentLink
type Props = InertiaProps<{ payment: LinkedPayment | null; card: CardScript | null }>

/** Where a buyer pays by card what a program has prepared for him. */
export default function Pay({ payment, card }: Props) {
  if (!payment) return <NotShown />
  const { agreed } = payment
  if (!agreed) return <Ended payment={payment} />
  return <Open payment={payment} agreed={agreed} card={card} />
}

interface OpenProps {
  payment: LinkedPayment
  agreed: Agreed
  card: CardScript | null
}

/** What is paid stands before the card; both as they were agreed when the payment was prepared. */
function Open({ payment, agreed, card }: OpenProps) {
  const t = useText('orders/payment_link')
  const { contents, country, vatId } = agreed
  return (
    <div className="pb-16">
      <PageHead title={t('title')} lead={t('lead', { name: agreed.company })} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-page-panel lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1">
          <AgreedItems items={contents.items} />
          <AgreedFacts agreed={agreed} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderInBrief basket={contents} country={country} vatId={vatId} />
        </div>
        <div className="min-w-0 lg:col-start-1">
          <PayByLink payment={payment} holder={agreed.name} card={card} />
        </div>
      </div>
    </div>
  )
}

function Ended({ payment }: { payment: LinkedPayment }) {
  const t = useText('orders/payment_link')
  return (
    <div className="grid max-w-140 gap-6 pb-16">
      <PageHead
        title={t('ended.title')}
        lead={t('ended.text', { time: formatMoment(payment.expiresAt) })}
      />
      {payment.declinedBecause && (
        <Note tone="crimson" title={t('declined')}>
          {payment.declinedBecause}
        </Note>
      )}
      <div>
        <LinkButton href="/basket/1">{t('ended.basket')}</LinkButton>
      </div>
    </div>
  )
}

/** There is no such payment, or it is another account's. */
function NotShown() {
  const t = useText('orders/payment_link')
  const { user, shop } = useShared()
  return (
    <div className="max-w-140 pb-16">
      <PageHead
        title={t('not_shown.title')}
        lead={t('not_shown.text', { name: user ? `${user.firstName} ${user.lastName}` : '' })}
      />
      <Text>{t('not_shown.help', { email: shop.supportEmail })}</Text>
    </div>
  )
}
