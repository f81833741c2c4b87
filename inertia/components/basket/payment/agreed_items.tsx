import { DateRangeText } from '@kontor/design-system/date_text'
import { Heading, Text } from '@kontor/design-system/text'
import { ChosenIsins } from '~/components/catalogue/quote/chosen_isins'
import { ChosenParts } from '~/components/catalogue/quote/chosen_parts'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useLineWords } from '../use_line_words'
import type { Agreed } from './types'

type Items = Agreed['contents']['items']
type Line = Items[number]['line']

/** Every item that is paid, with its days, its files and why it costs what it does. */
export function AgreedItems({ items }: { items: Items }) {
  const t = useText('orders/payment_link')
  return (
    <section aria-labelledby="items">
      <Heading level={2} id="items" size="display-s">
        {t('items')}
      </Heading>
      <div className="pt-3">
        {items.map(({ ref, line }) => (
          <AgreedItem key={ref} line={line} />
        ))}
      </div>
    </section>
  )
}

function AgreedItem({ line }: { line: Line }) {
  const orders = useText('orders/order')
  const t = useText('basket/items')
  const { money, count } = useFormat()
  const { basis, notes } = useLineWords()
  const files = t('review.files', { count: line.files, files: count(line.files) })
  return (
    <article className="border-t border-line py-4 first:border-t-line-ink">
      <div className="flex items-baseline justify-between gap-x-6">
        <Heading level={3} size="display-xs">
          {line.product.name}
        </Heading>
        <Text as="span" role="ui" weight="semibold" isTabular>
          {money(line.priceCents)}
        </Text>
      </div>
      <Text as="div" role="ui-s" tone="muted" isTabular>
        <div className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
          <DateRangeText from={line.range.from} to={line.range.to} toLabel={orders('to')} />
          <span>{basis(line)}</span>
          <span>{files}</span>
        </div>
        {line.parts && <ChosenParts parts={line.parts} />}
        {line.isins && <ChosenIsins isins={line.isins} />}
        {notes(line).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Text>
    </article>
  )
}
