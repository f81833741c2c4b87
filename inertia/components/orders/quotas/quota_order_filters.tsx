import { Select } from '@kontor/design-system/select'
import { ListSearchField } from '~/components/shell/lists/list_search_field'
import { useText } from '~/hooks/use_text'
import type { QuotaOrderList } from './types'

interface QuotaOrderFiltersProps {
  list: QuotaOrderList
  choices: { state: string[]; type: string[] }
  onChange: (list: QuotaOrderList) => void
}

const ALL = 'all'

/** Search, state and type; every choice is part of the address. */
export function QuotaOrderFilters({ list, choices, onChange }: QuotaOrderFiltersProps) {
  const t = useText('orders/quotas')
  const orders = useText('orders/order')
  const show = (search: string) => onChange({ ...list, search })
  const filter = (name: 'state' | 'type') => (value: string) =>
    onChange({ ...list, filters: { ...list.filters, [name]: value === ALL ? [] : [value] } })
  return (
    <div className="flex w-full flex-wrap items-end gap-4">
      <div className="w-full max-w-96">
        <ListSearchField
          label={t('orders.search')}
          clearLabel={t('orders.clear')}
          search={list.search}
          onSearch={show}
        />
      </div>
      <Select
        label={t('orders.state')}
        value={list.filters.state[0] ?? ALL}
        onChange={filter('state')}
        options={[
          { value: ALL, label: t('orders.all_states') },
          ...choices.state.map((value) => ({ value, label: orders(`states.${value as 'New'}`) })),
        ]}
      />
      <Select
        label={t('orders.type')}
        value={list.filters.type[0] ?? ALL}
        onChange={filter('type')}
        options={[
          { value: ALL, label: t('orders.all_types') },
          ...choices.type.map((value) => ({ value, label: orders(`types.${value as 'B2B'}`) })),
        ]}
      />
    </div>
  )
}
