import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { OrderSection } from '../order_section'
import type { AdminOrder } from './types'

/** What staff wrote for the customer. */
export function OrderRemark({ order: { remark } }: { order: AdminOrder }) {
  const t = useText('orders_admin')
  return (
    <OrderSection title={t('remark.title')}>
      <div className="border-t border-line-ink pt-3 whitespace-pre-line">
        <Text role="ui" tone={remark ? 'ink' : 'muted'} measure>
          {remark || t('remark.none')}
        </Text>
      </div>
    </OrderSection>
  )
}
