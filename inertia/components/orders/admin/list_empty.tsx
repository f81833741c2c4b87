import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { withoutFilters } from '~/components/shell/lists/list_address'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { OrderList } from './types'

/** No order at all yet, or none that the filters leave over. */
export function ListEmpty({ list, isShopEmpty }: { list: OrderList; isShopEmpty: boolean }) {
  const t = useText('orders/admin')
  if (isShopEmpty) return <EmptyState title={t('list.empty')}>{t('list.empty_text')}</EmptyState>
  const everything = listAddress({ ...withoutFilters(list), view: 'all' })
  return (
    <EmptyState
      title={t('list.not_found')}
      action={<Link href={everything}>{t('filters.clear')}</Link>}
    >
      {t('list.not_found_text')}
    </EmptyState>
  )
}
