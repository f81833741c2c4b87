import { Tabs } from '@kontor/design-system/tabs'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { CATEGORIES_ADDRESS } from './addresses'

/** The unfiltered overview as a list of all products or by category. */
export function ViewTabs({ isCategories }: { isCategories: boolean }) {
  const t = useText('catalogue/products')
  return (
    <Tabs
      label={t('list.view')}
      tabs={[
        { href: ADDRESSES.products, label: t('list.view_list'), isCurrent: !isCategories },
        { href: CATEGORIES_ADDRESS, label: t('list.view_categories'), isCurrent: isCategories },
      ]}
    />
  )
}
