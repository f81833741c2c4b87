import { SearchField } from '@kontor/design-system/search_field'

interface ListSearchFieldProps {
  label: string
  clearLabel: string
  search: string
  onSearch: (search: string) => void
  name?: string
}

/** The search of a list: answers on Enter, and at once when it is emptied. */
export function ListSearchField({ search, onSearch, ...field }: ListSearchFieldProps) {
  return (
    <SearchField
      {...field}
      key={search}
      defaultValue={search}
      onSubmit={(text) => onSearch(text.trim())}
      onClear={() => search && onSearch('')}
    />
  )
}
