import { TableViews } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress, withFilter } from './list_address'
import type { ListParts } from './list_parts'

/** The views of a list with their counts; or the values of one filter, where that divides it best. */
export function ListTabs(parts: ListParts) {
  if (parts.tabs) return <FilterTabs {...parts} tabs={parts.tabs} />
  return Object.keys(parts.counts).length > 0 && <Views {...parts} />
}

function Views({ list, ofView, counts, mostOfViews, path, words }: ListParts) {
  const { count } = useFormat()
  const said = (rows: number) =>
    mostOfViews !== null && rows > mostOfViews ? `${count(mostOfViews)}+` : count(rows)
  const unset = Object.fromEntries(ofView.map((name) => [name, []]))
  const filters = { ...list.filters, ...unset }
  return (
    <TableViews
      label={words.viewsLabel}
      views={Object.keys(counts).map((view) => ({
        id: view,
        label: words.view(view),
        count: said(counts[view]!),
        href: listAddress(path, { ...list, view, filters }),
        current: view === list.view,
      }))}
    />
  )
}

function FilterTabs({ list, choices, path, words, tabs }: ListParts & { tabs: string }) {
  const t = useText('shared/lists')
  const [chosen = ''] = list.filters[tabs]!
  return (
    <TableViews
      label={words.filter(tabs)}
      views={['', ...choices[tabs]!].map((value) => ({
        id: value || 'all',
        label: value ? words.value(tabs, value) : t('all'),
        href: listAddress(path, withFilter(list, tabs, value)),
        current: value === chosen,
      }))}
    />
  )
}
