import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Disclosure } from '@kontor/design-system/disclosure'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { listAddress, listParameters, withFilter } from './list_address'
import { ListField } from './list_field'
import type { ListParts } from './list_parts'
import { ListSearchField } from './list_search_field'
import type { AskedList } from './types'

type Asking = Pick<ListParts, 'list' | 'choices' | 'days' | 'path' | 'words' | 'fields'> & {
  /** Tells it from another form of the same list. */
  label?: string
}

/** So many fit beside the search; of more, only some stand there. */
const MOST_BESIDE = 5
const BESIDE_WHERE_MORE = 4

/** Search and filters in one form: each answers at once, and without scripts on "Apply". What it does not ask for itself goes along with it. */
export function ListFilters({ label, ...parts }: Asking) {
  const { list, path, words, fields } = parts
  const t = useText('shared/lists')
  const beside = fields.length > MOST_BESIDE ? BESIDE_WHERE_MORE : fields.length
  const folded = fields.slice(beside)
  const [isUnfolded, unfold] = useState(folded.some((name) => list.filters[name]!.length > 0))
  const show = (wanted: AskedList) =>
    router.visit(listAddress(path, wanted), { preserveScroll: true, preserveState: true })
  const field = (name: string) => (
    <ListField
      key={name}
      {...parts}
      name={name}
      onChange={(value) => show(withFilter(list, name, value))}
    />
  )
  const carried = listParameters(list).filter(([name]) =>
    name === 'search' ? !list.isSearchable : !fields.includes(name)
  )
  return (
    <form
      action={path}
      role="search"
      aria-label={label}
      className="flex grow flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {list.isSearchable && (
        <div className={`min-w-56 grow max-sm:basis-full ${fields.length > 0 ? '' : 'max-w-96'}`}>
          <ListSearchField
            name="search"
            label={words.search}
            clearLabel={t('clear_search')}
            search={list.search}
            onSearch={(search) => show({ ...list, search })}
          />
        </div>
      )}
      {fields.slice(0, beside).map(field)}
      {folded.length > 0 && (
        <div className="basis-full">
          <Disclosure
            look="inline"
            title={t('more_filters', { count: folded.length })}
            isOpenAtFirst={isUnfolded}
            onOpenChange={unfold}
          >
            <div className="flex flex-wrap items-end gap-x-3 gap-y-2">{folded.map(field)}</div>
          </Disclosure>
        </div>
      )}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit">{t('apply')}</Button>
      </noscript>
    </form>
  )
}
