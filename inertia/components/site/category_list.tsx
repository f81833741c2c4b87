import { RuledFigure, RuledList } from '@kontor/design-system/ruled_list'
import { Heading } from '@kontor/design-system/text'
import { VenueMarks } from '@kontor/design-system/venue_mark'
import { NO_FILTER, productsAddress } from '~/components/catalogue/addresses'
import { venueOf } from '~/components/catalogue/venue'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type FrontCategory = {
  id: string
  catalogue: 'shop' | 'analytics'
  name: string
  description: string
  venues: { id: string; name: string }[]
  price: { kind: 'day' | 'module'; cents: number } | null
}

/** Categories of one catalogue with their sources and their lowest price. */
export function CategoryList({
  title,
  categories,
}: {
  title: string
  categories: FrontCategory[]
}) {
  const t = useText('catalogue/products')
  const shell = useText('shared/words')
  const { money } = useFormat()
  return (
    <section>
      <div className="pb-3">
        <Heading level={2}>{title}</Heading>
      </div>
      <RuledList
        items={categories.map(({ id, name, description, venues, price }) => ({
          id,
          title: name,
          href: productsAddress({ ...NO_FILTER, category: id }),
          text: description,
          marks: (
            <VenueMarks
              venues={venues.map(venueOf)}
              moreLabel={(count) => shell('and_more', { count })}
            />
          ),
          aside: price ? (
            <RuledFigure
              before={t('price.from')}
              value={`${money(price.cents)}${t(`price.${price.kind}`)}`}
            />
          ) : (
            <RuledFigure value={t('price.request')} />
          ),
        }))}
      />
    </section>
  )
}
