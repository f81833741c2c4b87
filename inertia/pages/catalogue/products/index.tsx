import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Disclosure } from '@kontor/design-system/disclosure'
import { EmptyState } from '@kontor/design-system/empty_state'
import { FilterChips } from '@kontor/design-system/filter_chips'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { Pagination } from '@kontor/design-system/pagination'
import {
  isCombined,
  NO_FILTER,
  productsAddress,
  viewOf,
  type ProductFilter,
} from '~/components/catalogue/addresses'
import { CategoryCards } from '~/components/catalogue/category_cards'
import { FacetRail } from '~/components/catalogue/facet_rail'
import type { Axis } from '~/components/catalogue/list_axis'
import { ListTools } from '~/components/catalogue/list_tools'
import { ProductList } from '~/components/catalogue/product_list'
import { useAppliedFilters } from '~/components/catalogue/use_applied_filters'
import { useListTitle } from '~/components/catalogue/use_list_title'
import { ViewTabs } from '~/components/catalogue/view_tabs'
import { ADDRESSES } from '~/components/shell/addresses'
import { Crumbs } from '~/components/shell/crumbs'
import { NoIndex } from '~/components/shell/no_index'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const PAGE_SIZE = 10

type Props = InertiaProps<{
  products: Data.Catalogue.Product[]
  axis: Axis | null
  facets: Data.Catalogue.Facets
  cards: Data.Catalogue.CategoryCard[]
  filter: ProductFilter
  /** Whether the address named a filter that does not exist. */
  hasLeftOut: boolean
  /** Securities among what was searched for. */
  isins: string[]
  /** Days that were asked for with the words, by the product's code: "3y cash l1". */
  days: Record<string, { from: string; to: string }>
  /** No product holds the words: the choices lead on without them. */
  isSearchInVain: boolean
  paging: { totalCount: number; page: number; pages: number }
}>

export default function Products(props: Props) {
  const { products, facets, cards, filter, isins, days, paging } = props
  const { axis, hasLeftOut, isSearchInVain } = props
  const t = useText('catalogue/products')
  const filters = useText('catalogue/filters')
  const shell = useText('shell/frame')
  const title = useListTitle(facets, filter)
  const applied = useAppliedFilters(facets, filter)
  const clearHref = productsAddress({ ...NO_FILTER, sort: filter.sort })
  const isCategories = viewOf(usePage().url) === 'categories' && cards.length > 0
  const first = (paging.page - 1) * PAGE_SIZE + 1

  return (
    <>
      {(isCombined(filter) || hasLeftOut) && <NoIndex />}
      <Crumbs crumbs={[{ name: shell('home'), href: ADDRESSES.home }, { name: t('list.title') }]} />
      <div className="grid gap-x-12 lg:grid-cols-facets-page">
        <div className="pt-2 max-lg:hidden">
          <FacetRail facets={facets} filter={filter} dropsSearch={isSearchInVain} />
        </div>
        <div>
          <PageHead title={title} crumbs={false}>
            <ListTools filter={filter} />
          </PageHead>
          <div className="border-t border-line lg:hidden">
            <Disclosure
              title={
                applied.length > 0
                  ? filters('open_count', { count: applied.length })
                  : filters('open')
              }
            >
              <div className="ps-3">
                <FacetRail facets={facets} filter={filter} dropsSearch={isSearchInVain} />
              </div>
            </Disclosure>
          </div>
          {cards.length > 0 && <ViewTabs isCategories={isCategories} />}
          {hasLeftOut && <Note>{filters('left_out')}</Note>}
          <FilterChips
            label={filters('applied')}
            summary={t('list.count', { count: paging.totalCount })}
            filters={applied}
            clearHref={products.length > 0 ? clearHref : undefined}
            clearLabel={filters('clear')}
          />
          {isCategories ? (
            <CategoryCards cards={cards} />
          ) : products.length === 0 ? (
            <EmptyState
              title={t('list.empty_title')}
              action={<LinkButton href={clearHref}>{filters('clear')}</LinkButton>}
            >
              {isSearchInVain && isins.length > 0
                ? t('list.empty_isins', { isins: isins.join(', ') })
                : t(isSearchInVain ? 'list.empty_search' : 'list.empty_text')}
            </EmptyState>
          ) : (
            <>
              <ProductList
                products={products}
                axis={axis}
                isGrouped={!filter.sort && !filter.search}
                offersSamples={filter.samples}
                isins={isins}
                days={days}
              />
              <Pagination
                label={t('list.pages')}
                page={paging.page}
                pages={paging.pages}
                summary={t('list.page_range', {
                  from: first,
                  to: first + products.length - 1,
                  count: paging.totalCount,
                })}
                hrefOf={(page) => productsAddress(filter, page)}
                pageLabel={(page) => t('list.page', { page })}
                previousLabel={t('list.previous')}
                nextLabel={t('list.next')}
              />
            </>
          )}
        </div>
      </div>
    </>
  )
}
