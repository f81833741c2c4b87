import { TableViews } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress, withFilter } from './list_address'
import type { ListParts } from './list_parts'
import { currentView } from './views/saved_views'

/** The views of a list with their counts; or the values of one filter, where that divides it best. */
export function ListTabs(parts: ListParts) {
  if (parts.tabs) return <FilterTabs {...parts} tabs={parts.tabs} />
  const hasViews = Object.keys(parts.counts).length > 0 || parts.saved?.length
  return hasViews ? <Views {...parts} /> : null
}

function Views(parts: ListParts) {
  const { list, ofView, counts, mostOfViews, path, words } = parts
  const t = useText('shared/lists')
  const { count } = useFormat()
  const saved = useSavedTabs(parts)
  const said = (rows: number) =>
    mostOfViews !== null && rows > mostOfViews ? `${count(mostOfViews)}+` : count(rows)
  const unset = Object.fromEntries(ofView.map((name) => [name, []]))
  const filters = { ...list.filters, ...unset }
  return (
    <TableViews
      label={words.viewsLabel}
      views={[
        ...namesOf(counts).map((view) => ({
          id: view,
          label: view in counts ? words.view(view) : t('all'),
          count: view in counts ? said(counts[view]!) : undefined,
          href: listAddress(path, { ...list, view, filters }),
          current: view === list.view && !saved.isOne,
        })),
        ...saved.tabs,
      ]}
    />
  )
}

/** A list without views of its own has one of all rows beside those that are saved. */
const namesOf = (counts: object) => (Object.keys(counts).length > 0 ? Object.keys(counts) : ['all'])

/** Views that people keep, with their counts, and whether the list shows one of them. */
function useSavedTabs({ list, path, saved = null }: ListParts) {
  const t = useText('shared/lists')
  const { count } = useFormat()
  const current = currentView(list, saved)
  const tabs = (saved ?? []).map((view) => ({
    id: `saved:${view.id}`,
    label: view.isOwn ? view.name : t('shared_view', { name: view.name }),
    count: `${count(view.count)}${view.isMore ? '+' : ''}`,
    href: view.parameters ? `${path}?${view.parameters}` : path,
    current: view === current,
  }))
  return { tabs, isOne: current !== null }
}

function FilterTabs(parts: ListParts & { tabs: string }) {
  const { list, choices, path, words, tabs, tabCounts } = parts
  const saved = useSavedTabs(parts)
  const t = useText('shared/lists')
  const { count } = useFormat()
  const [chosen = ''] = list.filters[tabs]!
  const countOf = (value: string) => {
    const counted = tabCounts?.[value]
    return counted && `${count(counted.count)}${counted.isMore ? '+' : ''}`
  }
  return (
    <TableViews
      label={words.filter(tabs)}
      views={[
        ...['', ...choices[tabs]!].map((value) => ({
          id: value || 'all',
          label: value ? words.value(tabs, value) : t('all'),
          count: countOf(value),
          href: listAddress(path, withFilter(list, tabs, value)),
          current: value === chosen && !saved.isOne,
        })),
        ...saved.tabs,
      ]}
    />
  )
}
