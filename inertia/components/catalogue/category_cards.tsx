import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { RuledFigure, RuledList } from '@kontor/design-system/ruled_list'
import { Heading, Text } from '@kontor/design-system/text'
import { VenueMarks } from '@kontor/design-system/venue_mark'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { NO_FILTER, productsAddress } from './addresses'
import { venueOf } from './venue'

type Card = Data.Catalogue.CategoryCard
type Price = Card['price']

/** The categories side by side, six columns each; an odd last one takes all twelve. */
export function CategoryCards({ cards }: { cards: Card[] }) {
  const t = useText('catalogue/products')
  const filters = useText('catalogue/filters')
  const catalogues = [
    { id: 'shop', title: t('cards.shop') },
    { id: 'analytics', title: filters('analytics') },
  ] as const
  return catalogues.map(({ id, title }) => (
    <section key={id} aria-labelledby={`cards-${id}`} className="pt-8">
      <Heading level={2} id={`cards-${id}`}>
        {title}
      </Heading>
      <div className="grid gap-x-12 md:grid-cols-12">
        {cards
          .filter(({ catalogue }) => catalogue === id)
          .map((card, at, { length }) => (
            <div
              key={card.id}
              className={at === length - 1 && length % 2 === 1 ? 'md:col-span-12' : 'md:col-span-6'}
            >
              <CategoryCard card={card} />
            </div>
          ))}
      </div>
    </section>
  ))
}

function CategoryCard({ card }: { card: Card }) {
  const t = useText('catalogue/products')
  const { id, name, description, count, price, legalDisclaimer, subcategories } = card
  const words = usePriceWords()
  return (
    <article className="pt-6 pb-4">
      <Heading level={3} size="display-xs">
        <Link href={productsAddress({ ...NO_FILTER, category: id })} variant="title">
          {name}
        </Link>
      </Heading>
      <div className="pt-1">
        <Text role="ui-s" tone="muted" measure>
          {description}
        </Text>
      </div>
      <div className="pt-1 pb-3">
        <Text role="ui-s" tone="subtle" isTabular>
          {[t('list.count', { count }), words(price)].filter(Boolean).join(', ')}
        </Text>
      </div>
      <Subcategories category={id} subcategories={subcategories} />
      {legalDisclaimer && (
        <div className="pt-2">
          <Text role="caption" tone="subtle">
            {legalDisclaimer}
          </Text>
        </div>
      )}
    </article>
  )
}

interface SubcategoriesProps {
  category: string
  subcategories: Card['subcategories']
}

function Subcategories({ category, subcategories }: SubcategoriesProps) {
  const shell = useText('shared/words')
  const t = useText('catalogue/products')
  if (subcategories.length === 0) return null
  return (
    <RuledList
      level={4}
      items={subcategories.map(({ id, name, description, count, venues, moreVenues }) => ({
        id,
        title: name,
        href: productsAddress({ ...NO_FILTER, category, subcategory: id }),
        text: description,
        marks: (
          <div className="flex flex-wrap gap-x-4">
            <VenueMarks venues={venues.map(venueOf)} moreLabel={() => null} />
            {moreVenues > 0 && (
              <Text as="span" role="ui-s" tone="subtle">
                {shell('and_more', { count: moreVenues })}
              </Text>
            )}
          </div>
        ),
        aside: <RuledFigure value={count} after={t('cards.products', { count })} />,
      }))}
    />
  )
}

/** "from EUR 5.40/day"; nothing where everything is on request. */
function usePriceWords() {
  const t = useText('catalogue/products')
  const { money } = useFormat()
  return (price: Price) =>
    !price || price.kind === 'request'
      ? null
      : `${t('price.from')} ${money(price.cents)}${t(`price.${price.kind}`)}`
}
