import { router } from '@inertiajs/react'
import { Select } from '@kontor/design-system/select'
import { ListSearchField } from '~/components/shell/lists/list_search_field'
import { useText } from '~/hooks/use_text'
import { findingsAddress, type AskedFindings } from './findings_address'
import { KINDS } from './types'

/** Narrows the findings of a day to one kind, and to what is searched for. */
export function NarrowFindings(asked: AskedFindings) {
  const t = useText('contracts/findings')
  const lists = useText('shared/lists')
  const show = (changed: Partial<AskedFindings>) =>
    router.visit(findingsAddress({ ...asked, ...changed }), {
      ...{ preserveScroll: true, preserveState: true },
    })
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pt-6">
      <div className="w-80 max-w-full">
        <ListSearchField
          label={t('narrow.search')}
          clearLabel={lists('clear_search')}
          search={asked.search}
          onSearch={(search) => show({ search })}
        />
      </div>
      <Select
        label={t('columns.kind')}
        placeholder={lists('all')}
        options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}.title`) }))}
        value={asked.kind ?? ''}
        onChange={(kind) => show({ kind: KINDS.find((one) => one === kind) ?? null })}
      />
    </div>
  )
}
