import { LinkButton } from '@kontor/design-system/link_button'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'

/** From the list of orders to the lists about their money. */
export function MoneyLinks() {
  const invoices = useText('billing/invoices')
  const statements = useText('billing/statements')
  const mayBook = useCan('orders.status.write')
  return (
    <>
      <LinkButton href={`${ADDRESSES.adminOrders}/invoices`}>{invoices('title')}</LinkButton>
      {mayBook && (
        <LinkButton href={`${ADDRESSES.adminOrders}/statements`}>{statements('title')}</LinkButton>
      )}
    </>
  )
}
