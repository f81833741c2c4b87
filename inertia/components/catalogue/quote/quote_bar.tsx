import type { Data } from '@generated/data'
import { LinkButton } from '@kontor/design-system/link_button'
import { QuoteBar as Bar } from '@kontor/design-system/patterns/quote_panel'
import { useFormat } from '~/hooks/use_format'
import { useIsInView } from '~/hooks/use_is_in_view'
import { useText } from '~/hooks/use_text'

/** Price and way to the quote at the bottom of narrow windows, until the quote itself is there. */
export function QuoteBar({ quote }: { quote: Data.Catalogue.Quote }) {
  const t = useText('catalogue')
  const { money } = useFormat()
  const isQuoteInView = useIsInView('quote')
  if (isQuoteInView) return null
  return (
    <Bar
      amount={`${money(quote.grossCents)} EUR`}
      detail={t('quote.days', { count: quote.lines[0]!.countedDays })}
      action={
        <LinkButton href="#quote" variant="primary">
          {t('quote.see')}
        </LinkButton>
      }
    />
  )
}
