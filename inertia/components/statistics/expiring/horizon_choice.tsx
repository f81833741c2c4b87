import { ListChoice } from '~/components/shell/lists/list_choice'
import { useText } from '~/hooks/use_text'
import { HORIZONS, type ExpiringPage } from './types'

/** How many days ahead; days that were chosen among others are left then. */
export function HorizonChoice({
  within,
  list,
  path,
}: Pick<ExpiringPage, 'within' | 'list' | 'path'>) {
  const t = useText('statistics/expiring')
  return (
    <ListChoice
      label={t('within')}
      name="within"
      options={HORIZONS.map((value) => ({ value, label: value }))}
      value={within}
      usual="90"
      list={{ ...list, filters: { ...list.filters, from: [], to: [] } }}
      path={path}
    />
  )
}
