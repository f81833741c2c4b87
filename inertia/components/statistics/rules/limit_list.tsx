import { Disclosure } from '@kontor/design-system/disclosure'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { orderAddress } from '~/components/orders/admin/order_address'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Report } from './types'

const AT_FIRST = 5

/** Orders that stand on the other side of a limit with the draft. */
export function LimitList({ limits }: { limits: Report['limits'] }) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  if (limits.length === 0) return null
  return (
    <PageSection title={t('limits')}>
      <div className="grid gap-3">
        {limits.map(({ limit, count: all, orders }) => (
          <Note key={limit} tone={limit === 'card' || limit === 'quota' ? 'brass' : 'info'}>
            {t(`crossed.${limit}`, { count: all, orders: count(all) })}{' '}
            <Orders orders={orders.slice(0, AT_FIRST)} />
            {orders.length > AT_FIRST && (
              <Disclosure
                look="inline"
                title={t('more_orders', { count: orders.length - AT_FIRST })}
              >
                <Orders orders={orders.slice(AT_FIRST)} />
              </Disclosure>
            )}
            {all > orders.length && ` ${t('and_more', { count: all - orders.length })}`}
          </Note>
        ))}
      </div>
    </PageSection>
  )
}

function Orders({ orders }: Pick<Report['limits'][number], 'orders'>) {
  return orders.map(({ number, company }, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <Link href={orderAddress(number)}>{`${number} ${company}`}</Link>
    </span>
  ))
}
