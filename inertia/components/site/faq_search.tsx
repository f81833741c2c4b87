import { usePage } from '@inertiajs/react'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { SearchField } from '@kontor/design-system/search_field'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { replaceInPlace } from '~/layouts/visits'

interface FaqSearchProps {
  search: string
  count: number
}

/** Looks for an answer while one types; the search stands in the address and can be passed on. */
export function FaqSearch({ search, count }: FaqSearchProps) {
  const t = useText('site/pages')
  const homeText = useText('site/home')
  return (
    <search className="pb-8">
      <form className="max-w-reading" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          name="search"
          label={t('faq.search')}
          clearLabel={homeText('home.search_clear')}
          value={search}
          onChange={searchFor}
        />
      </form>
      <div role="status" className="pt-2">
        <Text role="ui-s" tone="muted">
          {search && count > 0 && t('faq.found', { count })}
        </Text>
      </div>
      {count === 0 && (
        <EmptyState title={t('faq.nothing', { search })}>
          <Link href={ADDRESSES.contact}>{t('faq.ask')}</Link>
        </EmptyState>
      )}
    </search>
  )
}

/** The search of the address, also on the server and without scripts. */
export function useFaqSearch(): string {
  const query = usePage().url.split('?')[1]
  return new URLSearchParams(query).get('search') ?? ''
}

/** Changes the address only; the questions are all here. */
function searchFor(search: string) {
  const url = new URL(location.href)
  if (search) url.searchParams.set('search', search)
  else url.searchParams.delete('search')
  replaceInPlace(url.pathname + url.search, {})
}
