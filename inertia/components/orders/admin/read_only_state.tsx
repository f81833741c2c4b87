import { GatedAction } from '@kontor/design-system/gated_action'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'
import type { AdminOrder } from './types'

/** The state for those who may not change it: reachable by key, with the reason in words. */
export function ReadOnlyState({ order: { state } }: { order: AdminOrder }) {
  const t = useText('orders_admin')
  const orders = useText('orders')
  return (
    <div className="grid gap-4">
      <Select
        label={t('manage.state')}
        hint={t('manage.no_permission')}
        options={[{ value: state, label: orders(`states.${state}`) }]}
        value={state}
        aria-disabled="true"
      />
      <GatedAction reason={t('manage.no_permission')}>{t('manage.save')}</GatedAction>
    </div>
  )
}
