import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { router } from '@inertiajs/react'
import { useFormat } from '~/hooks/use_format'
import { ItemFacts } from './item_facts'
import { LineActions } from './line_actions'
import { LineProblem } from './line_problem'
import type { BasketItem } from './types'
import { isChanged } from './use_changed_words'
import { useLineWords } from './use_line_words'

interface BasketLineProps {
  item: BasketItem
  /** A payment is under way: nothing can be changed. */
  isLocked: boolean
  onRemoved: (item: BasketItem) => void
}

/** One item of the basket: what, which days, what it costs and why, what can be done with it. */
export function BasketLine({ item, isLocked, onRemoved }: BasketLineProps) {
  const { line, ref } = item
  const isBlocked = !line || line.errors.length > 0
  const remove = () =>
    router.delete(`/basket/items/${ref}`, {
      preserveScroll: true,
      onSuccess: () => onRemoved(item),
    })
  return (
    <article
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 border-t py-5 ${lookOf(item, isBlocked)}`}
    >
      <Title item={item} />
      {line && <Price line={line} isBlocked={isBlocked} />}
      <ItemFacts item={item} isBlocked={isBlocked} />
      {isBlocked && <LineProblem line={line} />}
      <LineActions item={item} isBlocked={isBlocked} isLocked={isLocked} onRemove={remove} />
    </article>
  )
}

const PLAIN = 'border-t-line first:border-t-line-ink'

function lookOf(item: BasketItem, isBlocked: boolean): string {
  if (isBlocked) return 'border-s-2 border-s-danger border-t-line bg-danger-subtle px-4'
  return isChanged(item) ? `${PLAIN} border-s-2 border-s-warning ps-4` : PLAIN
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
