import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import type { ReactNode } from 'react'
import { useText } from '~/hooks/use_text'
import { listAddress, withoutFilters } from './list_address'
import type { ListParts } from './list_parts'

interface ListEmptyProps extends ListParts {
  /** What to do where there is nothing at all yet. */
  first?: ReactNode
  /** Why there is nothing, where that is not always so; null leaves the list's own words out. */
  text?: ReactNode
}

/** No row at all yet, or none that search, filters and view leave over. */
export function ListEmpty({ list, counts, path, words, first, text }: ListEmptyProps) {
  const t = useText('shared/lists')
  const isNarrowed = list.search !== '' || Object.values(list.filters).some((one) => one.length > 0)
  const isAllEmpty = 'all' in counts ? counts.all === 0 : !isNarrowed
  if (isAllEmpty) {
    return (
      <EmptyState title={words.none} action={first}>
        {text === undefined ? words.noneText : text}
      </EmptyState>
    )
  }
  const everything = listAddress(path, { ...withoutFilters(list), view: 'all' })
  return (
    <EmptyState title={words.noneFound} action={<Link href={everything}>{t('clear')}</Link>}>
      {words.noneFoundText}
    </EmptyState>
  )
}
