import { DateRangeText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { router } from '@inertiajs/react'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ChosenIsins } from '~/components/catalogue/quote/chosen_isins'
import { ChosenParts } from '~/components/catalogue/quote/chosen_parts'
import { RemarkText } from '~/components/orders/remark_text'
import { LineActions } from './line_actions'
import { LineProblem } from './line_problem'
import type { BasketItem } from './types'
import { useItemHints } from './use_item_hints'
import { useLineWords } from './use_line_words'

interface BasketLineProps {
  item: BasketItem
  onRemoved: (item: BasketItem) => void
}

/** One item of the basket: what, which days, what it costs and why, what can be done with it. */
export function BasketLine({ item, onRemoved }: BasketLineProps) {
  const { line, ref } = item
  const isBlocked = !line || line.errors.length > 0
  const remove = () =>
    router.delete(`/basket/items/${ref}`, {
      preserveScroll: true,
      onSuccess: () => onRemoved(item),
    })
  return (
    <article
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 py-5 ${isBlocked ? 'border-s-2 border-danger bg-danger-subtle px-4' : 'border-t border-line first:border-line-ink'}`}
    >
      <Title item={item} />
      {line && <Price line={line} isBlocked={isBlocked} />}
      <Facts item={item} isBlocked={isBlocked} />
      {isBlocked && <LineProblem line={line} />}
      <LineActions item={item} isBlocked={isBlocked} onRemove={remove} />
    </article>
  )
}

function Title({ item: { line, productCode, from, to } }: { item: BasketItem }) {
  const name = line?.product.name ?? productCode
  return (
    <Heading level={3} size="display-xs">
      {line ? (
        <Link href={`/product/details/${productCode}?from=${from}&to=${to}`} variant="title">
          {name}
        </Link>
      ) : (
        name
      )}
    </Heading>
  )
}

type Line = NonNullable<BasketItem['line']>

function Price({ line, isBlocked }: { line: Line; isBlocked: boolean }) {
  const { money } = useFormat()
  const { basis } = useLineWords()
  return (
    <div className="text-end">
      <Text isTabular>
        {isBlocked ? (
          <s className="text-subtle">{money(line.priceCents)}</s>
        ) : (
          <Text as="span" role="inherit" weight="semibold">
            {money(line.priceCents)}
          </Text>
        )}
        {!isBlocked && (
          <Text as="span" role="ui-s" tone="subtle" isBlock>
            {basis(line)}
          </Text>
        )}
      </Text>
    </div>
  )
}

function Facts({ item, isBlocked }: { item: BasketItem; isBlocked: boolean }) {
  const t = useText('basket')
  const orders = useText('orders')
  const { size } = useFormat()
  const { notes } = useLineWords()
  const hints = useItemHints()
  const { locale } = useShared()
  const { line, from, to } = item
  /** How large cut files become is known when they are cut. */
  const bytes = (one: Line) =>
    one.filters ? t('review.at_most', { size: size(one.bytes) }) : size(one.bytes)
  return (
    <div className="col-span-full">
      <Text as="div" role="ui-s" tone="muted" isTabular>
        <div className="grid gap-1">
          <p className="flex flex-wrap gap-x-5">
            <DateRangeText from={from} to={to} toLabel={orders('to')} />
            {line && <span>{t('review.days', { count: line.countedDays })}</span>}
            {line && !isBlocked && (
              <span>{`${t('review.files', { count: line.files })}, ${bytes(line)}`}</span>
            )}
            {isBlocked && <span>{t('review.not_counted')}</span>}
          </p>
          {line?.parts && <ChosenParts parts={line.parts} />}
          {line?.isins && <ChosenIsins isins={line.isins} />}
          {item.remarkHtml && <RemarkText html={item.remarkHtml[locale]} role="ui-s" />}
          {line && notes(line).map((note) => <p key={note}>{note}</p>)}
          {hints(item).map((hint) => (
            <p key={hint} className="text-ink">
              {hint}
            </p>
          ))}
        </div>
      </Text>
    </div>
  )
}
