import type { Data } from '@generated/data'
import { LinkButton } from '@kontor/design-system/link_button'
import { QuoteBar as Bar } from '@kontor/design-system/patterns/quote_panel'
import { useFormat } from '~/hooks/use_format'
import { useIsInView } from '~/hooks/use_is_in_view'
import { useText } from '~/hooks/use_text'

interface QuoteBarProps {
  quote: Data.Catalogue.Quote
  /** Whether it is the quote of what the fields show. */
  isCurrent: boolean
}

/** Price and way to the quote at the bottom of narrow windows, until the quote itself is there. */
export function QuoteBar({ quote, isCurrent }: QuoteBarProps) {
  const t = useText('catalogue/quote')
  const { money, day } = useFormat()
  const { range, countedDays } = quote.lines[0]!
  const isQuoteInView = useIsInView('quote')
  if (isQuoteInView) return null
  return (
    <Bar
      amount={`${money(quote.grossCents)} EUR`}
      isStale={!isCurrent}
      detail={
        isCurrent
          ? t('days', { count: countedDays })
          : t('of_days', { from: day(range.from), to: day(range.to) })
      }
      action={
        <LinkButton href="#quote" variant="primary">
          {t('see')}
        </LinkButton>
      }
    />
  )
}
