import { ListChoice } from '~/components/shell/lists/list_choice'
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
  return (
    <div className="pb-4">
      <ListChoice
        label={t('list.filters.axis')}
        name="axis"
        options={AXES.map((value) => ({ value, label: t(`list.values.axis.${value}`) }))}
        value={axis}
        usual="Three years"
        list={list}
        path={path}
        keepsState
      />
    </div>
  )
}
