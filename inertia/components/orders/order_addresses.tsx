import { Heading } from '@kontor/design-system/text'
import { AddressText } from '~/components/identity/address_text'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

/** Where bill and goods go; one address when both are the same. */
export function OrderAddresses({
  order,
}: {
  order: Pick<CustomerOrder, 'billingAddress' | 'deliveryAddress'>
}) {
  const t = useText('orders/admin')
  const { billingAddress: billing, deliveryAddress: delivery } = order
  const isSame = JSON.stringify(billing) === JSON.stringify(delivery)
  return (
    <section className="grid gap-4" aria-label={t('addresses.title')}>
      <div className="grid gap-1">
        <Heading level={3}>{t(isSame ? 'addresses.both' : 'addresses.billing')}</Heading>
        <AddressText address={billing} />
      </div>
      {!isSame && (
        <div className="grid gap-1">
          <Heading level={3}>{t('addresses.delivery')}</Heading>
          <AddressText address={delivery} />
        </div>
      )}
    </section>
  )
}
