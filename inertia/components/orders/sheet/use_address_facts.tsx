import type { SummaryItem } from '@kontor/design-system/summary_list'
import { AddressText, type Address } from '~/components/identity/address_text'
import { useText } from '~/hooks/use_text'

/** Where bill and goods of an order go: one address when both are the same. */
export function useAddressFacts(billing: Address | null, delivery: Address | null): SummaryItem[] {
  const t = useText('orders/sheet')
  const isSame = JSON.stringify(billing) === JSON.stringify(delivery)
  const billed = {
    id: 'billed',
    term: t(isSame ? 'facts.both' : 'facts.billed'),
    value: written(billing),
  }
  if (isSame) return [billed]
  return [billed, { id: 'delivered', term: t('facts.delivered'), value: written(delivery) }]
}

const written = (address: Address | null) => address && <AddressText address={address} />
