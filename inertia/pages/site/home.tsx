import { Head } from '@inertiajs/react'
import { CatalogueCoverage, type CatalogueMonth } from '~/components/site/catalogue_coverage'
import { CategoryList, type FrontCategory } from '~/components/site/category_list'
import { Doors } from '~/components/site/doors'
import { Hero } from '~/components/site/hero'
import { VenueRoll } from '~/components/site/venue_roll'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  front: {
    categories: FrontCategory[]
    venues: { id: string; name: string }[]
    productCount: number
  }
  coverage: CatalogueMonth[]
}>

export default function Home({ front, coverage }: Props) {
  const t = useText('site')
  const of = (name: FrontCategory['catalogue']) =>
    front.categories.filter(({ catalogue }) => catalogue === name)
  return (
    <>
      <Head title={t('home.tab')} />
      <Hero venueCount={front.venues.length} productCount={front.productCount} />
      <CatalogueCoverage months={coverage} />
      <div className="grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-2">
        <CategoryList title={t('home.shop')} categories={of('shop')} />
        <CategoryList title={t('home.analytics')} categories={of('analytics')} />
      </div>
      <VenueRoll venues={front.venues} />
      <Doors />
    </>
  )
}
