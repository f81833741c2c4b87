import { Link } from '@kontor/design-system/link'
import { DateRangeText } from '@kontor/design-system/date_text'
import { Heading, Text } from '@kontor/design-system/text'
import { useId, type ReactNode } from 'react'
import { productAddress } from '~/components/catalogue/addresses'
import { ChosenIsins } from '~/components/catalogue/quote/chosen_isins'
import { ChosenParts } from '~/components/catalogue/quote/chosen_parts'
import { useFormat } from '~/hooks/use_format'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { RemarkText } from '../remark_text'
import type { OrderItem } from '../types'
import { useItemWords } from '../use_item_words'

interface ItemSectionProps {
  item: OrderItem
  children: ReactNode
}

/** An item of an order: what it is, what its price rests on, its days, its files by month. */
export function ItemSection({ item, children }: ItemSectionProps) {
  const { line, productName, remarkHtml } = item
  const { locale } = useShared()
  const { money } = useFormat()
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line-ink pt-3 pb-8 last:pb-0">
      <div className="flex items-baseline justify-between gap-x-6">
        <Heading level={3} id={id} size="display-xs">
          <ProductName name={productName} code={line?.product.code} />
        </Heading>
        {line && (
          <Text as="span" role="ui" weight="semibold" isTabular>
            {money(line.priceCents)}
          </Text>
        )}
      </div>
      <ItemFacts item={item} />
      {line?.parts && <ChosenParts parts={line.parts} />}
      {line?.isins && <ChosenIsins isins={line.isins} />}
      {remarkHtml && <RemarkText html={remarkHtml[locale]} role="ui-s" />}
      {children}
    </section>
  )
}

function ProductName({ name, code }: { name: string; code: string | undefined }) {
  const isShopOpen = useIsShopOpen()
  if (code === undefined || !isShopOpen) return name
  return (
    <Link href={productAddress(code)} variant="title">
      {name}
    </Link>
  )
}

/** Range, days and basis of the price in one line; missing days are said, as they are not charged. */
function ItemFacts({ item }: { item: OrderItem }) {
  const t = useText('orders/sheet')
  const orders = useText('orders/order')
  const { count } = useFormat()
  const { basis } = useItemWords()
  const { from, to, line } = item
  const days = line && t('days', { count: line.countedDays, shown: count(line.countedDays) })
  const missing = line?.missingDays.length ?? 0
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
      <Fact>
        <DateRangeText from={from} to={to} toLabel={orders('to')} />
      </Fact>
      {line && <Fact>{[days, basis(item)].filter(Boolean).join(', ')}</Fact>}
      {missing > 0 && <Fact>{t('missing', { count: missing, shown: count(missing) })}</Fact>}
    </div>
  )
}

const Fact = ({ children }: { children: ReactNode }) => (
  <Text as="span" role="ui-s" tone="muted" isTabular>
    {children}
  </Text>
)
