import { LinkButton } from '@kontor/design-system/link_button'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './order_address'
import type { AdminOrder } from './types'

const ENDED: AdminOrder['state'][] = ['Archived', 'Rejected', 'Failed']

/** The way to the files of the store, for an order without items that has not ended. */
export function ChooseFilesLink({ order: { number, state, items } }: { order: AdminOrder }) {
  const t = useText('orders/create')
  const mayWrite = useCan('orders.write')
  if (!mayWrite || items.length > 0 || ENDED.includes(state)) return null
  return <LinkButton href={`${orderAddress(number)}/files`}>{t('given.open')}</LinkButton>
}
