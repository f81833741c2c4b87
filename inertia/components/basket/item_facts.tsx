import { DateRangeText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { VenueMarks } from '@kontor/design-system/venue_mark'
import { ChosenIsins } from '~/components/catalogue/quote/chosen_isins'
import { ChosenParts } from '~/components/catalogue/quote/chosen_parts'
import { venueOf } from '~/components/catalogue/venue'
import { RemarkText } from '~/components/orders/remark_text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { BoughtDays } from './bought_days'
import type { BasketItem, QuoteLine } from './types'
import { useChangedWords } from './use_changed_words'
import { useItemHints } from './use_item_hints'
import { useLineWords } from './use_line_words'

type Props = { item: BasketItem; isBlocked: boolean }

/** Whose data an item holds, which days, what of them is charged, and what its buyer should know. */
export function ItemFacts({ item, isBlocked }: Props) {
  const t = useText('basket/items')
  const orders = useText('orders/order')
  const { count, size } = useFormat()
  const { notes } = useLineWords()
  const hints = useItemHints()
  const changed = useChangedWords()
  const { locale } = useShared()
  const { line, from, to } = item
  /** How large cut files become is known when they are cut. */
  const bytes = (one: QuoteLine) =>
    one.filters ? t('review.at_most', { size: size(one.bytes) }) : size(one.bytes)
  return (
    <div className="col-span-full">
      <Text as="div" role="ui-s" tone="muted" isTabular>
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-5">
            <Venues item={item} />
            <DateRangeText from={from} to={to} toLabel={orders('to')} />
            {line && (
              <span>
                {t('review.days', { count: line.countedDays, days: count(line.countedDays) })}
              </span>
            )}
            {line && !isBlocked && (
              <span>{`${t('review.files', { count: line.files, files: count(line.files) })}, ${bytes(line)}`}</span>
            )}
            {isBlocked && <span>{t('review.not_counted')}</span>}
          </div>
          {line && !isBlocked && (
            <div className="min-w-0 py-1">
              <BoughtDays line={line} />
            </div>
          )}
          {line?.parts && <ChosenParts parts={line.parts} />}
          {line?.isins && <ChosenIsins isins={line.isins} />}
          {item.remarkHtml && <RemarkText html={item.remarkHtml[locale]} role="ui-s" />}
          {line && notes(line).map((note) => <p key={note}>{note}</p>)}
          {changed(item).map((change) => (
            <p key={change} className="text-warning-text">
              <Text as="span" role="inherit" tone="inherit" weight="medium">
                {change}
              </Text>
            </p>
          ))}
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

function Venues({ item: { venues } }: { item: BasketItem }) {
  const shell = useText('shared/words')
  if (venues.length === 0) return null
  return (
    <VenueMarks venues={venues.map(venueOf)} moreLabel={(count) => shell('and_more', { count })} />
  )
}
