import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { orderAddress } from '~/components/orders/order_address'
import { PageHead } from '~/components/shell/page_head'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** There is no such order, or none of this person. */
export function NotShown() {
  const t = useText('orders/checkout')
  return (
    <div className="max-w-140 pb-16">
      <PageHead title={t('status.not_shown')} lead={t('status.support')} />
      <Support />
    </div>
  )
}

/** The order was not carried out; its own page says why. */
export function NotPlaced({ order: { number } }: { order: { number: number } }) {
  const t = useText('orders/checkout')
  const orderText = useText('orders/order')
  return (
    <div className="max-w-140 pb-16">
      <PageHead
        title={t('status.not_placed')}
        tabTitle={orderText('order', { number })}
        lead={t('status.support')}
      />
      <div className="grid justify-items-start gap-6">
        <Support />
        <LinkButton href={orderAddress(number)} variant="primary">
          {t('status.open', { number })}
        </LinkButton>
      </div>
    </div>
  )
}

function Support() {
  const { shop } = useShared()
  return <Text>{`${shop.supportEmail}, ${shop.supportPhone}`}</Text>
}
