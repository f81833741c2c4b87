import type { Data } from '@generated/data'
import { LinkButton } from '@kontor/design-system/link_button'
import { Heading, Text } from '@kontor/design-system/text'
import { useEffect } from 'react'
import { OrderInBrief } from '~/components/basket/order_in_brief'
import { NotPlaced, NotShown } from '~/components/basket/payment/no_order'
import { useForgottenPayment } from '~/components/basket/payment/use_payment_watch'
import { usePlacedWords } from '~/components/basket/payment/use_placed_words'
import { ConfirmationLink } from '~/components/orders/confirmation_link'
import { orderAddress } from '~/components/orders/order_address'
import { forgetReferences } from '~/components/orders/use_kept_references'
import { PaymentFacts } from '~/components/orders/payment_facts'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Placed = Data.Orders.PlacedOrder
type Props = InertiaProps<{ order: Placed | null }>

/** After the checkout: what was ordered, how it is paid, what happens next. */
export default function Status({ order }: Props) {
  useForgottenPayment()
  useEffect(() => {
    if (order) forgetReferences()
  }, [order])
  if (!order) return <NotShown />
  if (order.state === 'Failed' || order.state === 'Rejected') return <NotPlaced order={order} />
  return <Confirmation order={order} />
}

function Confirmation({ order }: { order: Placed }) {
  const t = useText('orders/checkout')
  const orderText = useText('orders/order')
  const { title, next } = usePlacedWords(order)
  const { number, email, payment, contents, country, vatId } = order
  return (
    <div className="pb-16">
      <PageHead
        title={title}
        tabTitle={orderText('order', { number })}
        lead={t('status.mail', { email })}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-page-panel">
        <div className="grid max-w-140 content-start gap-10">
          {payment && <PaymentFacts payment={payment} />}
          <NextSteps sentences={next} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton href={orderAddress(number)} variant="primary">
              {t('status.open', { number })}
            </LinkButton>
            <ConfirmationLink number={number} />
          </div>
        </div>
        {contents && <OrderInBrief basket={contents} country={country} vatId={vatId} />}
      </div>
    </div>
  )
}

function NextSteps({ sentences }: { sentences: string[] }) {
  const t = useText('orders/checkout')
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <Heading level={2} id="next" size="display-s">
        {t('status.next_title')}
      </Heading>
      <Text as="div">
        <ol className="list-decimal ps-5">
          {sentences.map((sentence) => (
            <li key={sentence} className="py-1">
              {sentence}
            </li>
          ))}
        </ol>
      </Text>
    </section>
  )
}
