import { Button } from '@kontor/design-system/button'
import { PrintIcon } from '@kontor/design-system/icon'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { Crumbs } from '~/components/shell/crumbs'
import { PageWords } from '~/components/shell/page_words'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from '../types'

interface OrderHeadProps {
  order: CustomerOrder
  /** What is the case, in a sentence or two. */
  said: string
  /** The one action that follows the state. */
  children: ReactNode
}

/** Title, state and case of an order, and beside them what to do now. */
export function OrderHead({ order, said, children }: OrderHeadProps) {
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const title = orderText('order', { number: order.number })
  return (
    <>
      <PageWords title={title} />
      <Crumbs
        crumbs={[
          { name: t('my_orders.account'), href: ADDRESSES.account },
          { name: t('my_orders.title'), href: ADDRESSES.orders },
          { name: title },
        ]}
      />
      <div className="grid items-end gap-x-12 gap-y-4 pb-6 lg:grid-cols-page-panel">
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Heading level={1}>{title}</Heading>
            <span role="status">
              <StatusBadge
                status={order.state}
                label={orderText(`states.${order.state}`)}
                size="title"
              />
            </span>
          </div>
          <div role="status">
            <Text role="body-l" tone="muted" measure>
              {said}
            </Text>
          </div>
        </div>
        <div data-print="never" className="grid gap-2">
          {children}
          <div className="justify-self-end max-lg:hidden">
            <Button variant="quiet" onPress={() => window.print()}>
              <PrintIcon /> {t('detail.print')}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
