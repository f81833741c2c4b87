import type { Data } from '@generated/data'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { AddToBasket } from './add_to_basket'
import { QuoteLines } from './quote_lines'
import { QuoteNotes } from './quote_notes'
import { RangeForm } from './range_form'
import type { Days, Preset } from './range_presets'
import { useRangeErrors } from './use_range_errors'

interface QuoteFormProps {
  code: string
  quote: Data.Catalogue.Quote
  provider: string
  /** The days that are asked for while their quote is on its way. */
  days: Days
  presets: Preset[]
  isAsking: boolean
  hasFailed: boolean
  onDays: (days: Days) => void
}

const PANEL = 'quote'

/** The quote of a product: its days, every line of its price, the way into the basket. */
export function QuoteForm(props: QuoteFormProps) {
  const { code, quote, days, presets, isAsking, hasFailed, onDays } = props
  const t = useText('catalogue')
  const { money } = useFormat()
  const errors = useRangeErrors(quote, isAsking)
  const line = quote.lines[0]!
  const isNet = quote.vat.reason !== 'domestic'

  return (
    <QuotePanel
      id={PANEL}
      title={t('quote.title')}
      range={
        <RangeForm code={code} days={days} presets={presets} errors={errors} onDays={onDays} />
      }
      lines={<QuoteLines quote={quote} provider={props.provider} isBusy={isAsking} />}
      total={{
        label: isNet ? t('quote.total_net') : t('quote.total'),
        amount: money(quote.grossCents),
      }}
      busy={isAsking}
      busyLabel={t('quote.quoting')}
      action={
        <AddToBasket
          code={code}
          days={line.range}
          reason={line.errors.length > 0 ? t('quote.blocked') : undefined}
          isAsking={isAsking}
          onBlockedPress={focusRange}
        />
      }
      notes={<QuoteNotes quote={quote} hasFailed={hasFailed} onRetry={() => onDays(days)} />}
    />
  )
}

function focusRange() {
  document.querySelector<HTMLInputElement>(`#${PANEL} input[name=to]`)?.focus()
}
