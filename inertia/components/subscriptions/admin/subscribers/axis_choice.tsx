import { router } from '@inertiajs/react'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { listAddress, withFilter } from '~/components/shell/lists/list_address'
import type { AskedList } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import type { Axis } from './axis_of'

interface AxisChoiceProps {
  axis: Axis
  list: AskedList
  path: string
}

const AXES: readonly Axis[] = ['Year', 'Three years', 'All']

/** Over which years the ribbons reach; the choice stands in the address. */
export function AxisChoice({ axis, list, path }: AxisChoiceProps) {
  const t = useText('subscriptions/subscribers')
  const choose = (value: Axis) =>
    router.visit(listAddress(path, withFilter(list, 'axis', value === USUAL ? '' : value)), {
      ...{ preserveScroll: true, preserveState: true },
    })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4">
      <Text as="span" role="ui-s" tone="muted">
        {t('list.filters.axis')}
      </Text>
      <SegmentedControl
        label={t('list.filters.axis')}
        options={AXES.map((value) => ({ value, label: t(`list.values.axis.${value}`) }))}
        value={axis}
        onChange={choose}
      />
    </div>
  )
}

/** Where an address says nothing. */
const USUAL: Axis = 'Three years'
