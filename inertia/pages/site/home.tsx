import { PageWords } from '~/components/shell/page_words'
import { CatalogueCoverage, type CatalogueMonth } from '~/components/site/catalogue_coverage'
import { CategoryList, type FrontCategory } from '~/components/site/category_list'
import { Doors } from '~/components/site/doors'
import { Films } from '~/components/site/films'
import { Hero } from '~/components/site/hero'
import { LookAround } from '~/components/site/look_around'
import { OrderWay, type ExampleOrder } from '~/components/site/order_way'
import { VenueRoll } from '~/components/site/venue_roll'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  front: {
    categories: FrontCategory[]
    venues: { id: string; name: string }[]
    productCount: number
    beginnings: { year: number; names: string[] }[]
  }
  coverage: CatalogueMonth[]
  example: ExampleOrder | null
}>

export default function Home({ front, coverage, example }: Props) {
  const t = useText('site/home')
  const of = (name: FrontCategory['catalogue']) =>
    front.categories.filter(({ catalogue }) => catalogue === name)
  return (
    <>
      <PageWords
        title={t('home.tab')}
        description={t('home.lead', { venues: front.venues.length })}
      />
      <Hero venueCount={front.venues.length} productCount={front.productCount} />
      <CatalogueCoverage months={coverage} beginnings={front.beginnings} />
      <div className="grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-2">
        <CategoryList title={t('home.shop')} categories={of('shop')} />
        <div>
          <CategoryList title={t('home.analytics')} categories={of('analytics')} />
          <LookAround />
        </div>
      </div>
      {example && <OrderWay order={example} />}
      <Films />
      <VenueRoll venues={front.venues} />
      <Doors />
    </>
  )
}
