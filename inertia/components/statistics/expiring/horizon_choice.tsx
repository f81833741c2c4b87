import { router } from '@inertiajs/react'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { listAddress, withFilter } from '~/components/shell/lists/list_address'
import { useText } from '~/hooks/use_text'
import { HORIZONS, type ExpiringPage } from './types'

/** How many days ahead; days that were chosen among others are left then. */
export function HorizonChoice({
  within,
  list,
  path,
}: Pick<ExpiringPage, 'within' | 'list' | 'path'>) {
  const t = useText('statistics/expiring')
  const choose = (value: string) => {
    const filters = { ...list.filters, from: [], to: [] }
    const wanted = withFilter({ ...list, filters }, 'within', value === USUAL ? '' : value)
    router.visit(listAddress(path, wanted), { preserveScroll: true })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Text as="span" role="ui-s" tone="muted">
        {t('within')}
      </Text>
      <SegmentedControl
        label={t('within')}
        options={HORIZONS.map((value) => ({ value, label: value }))}
        value={within}
        onChange={choose}
      />
    </div>
  )
}

/** Where an address says nothing. */
const USUAL = '90'
