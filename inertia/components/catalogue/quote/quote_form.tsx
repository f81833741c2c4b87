import type { Data } from '@generated/data'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import type { ReactNode } from 'react'
import { RemarkText } from '~/components/orders/remark_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Filters, Selection } from '../addresses'
import { AddToBasket } from './add_to_basket'
import { DegradedChoice, IsinChoice, PartChoice } from './later'
import { OwnedDays } from './owned_days'
import { QuoteLines } from './quote_lines'
import { QuoteLinks } from './quote_links'
import { QuoteNotes } from './quote_notes'
import { RangeForm } from './range_form'
import type { Preset } from './range_presets'
import { named, selectionOf } from './selection_of'
import { useIsinError } from './use_isin_error'
import { useRangeErrors } from './use_range_errors'

interface QuoteFormProps {
  code: string
  quote: Data.Catalogue.Quote
  /** The days that are asked for while their quote is on its way. */
  selection: Selection
  presets: Preset[]
  knownDays: Data.Catalogue.ProductDetail['knownDays']
  remarkHtml: string | null
  filterChoices: Data.Catalogue.ProductDetail['filterChoices']
  isAsking: boolean
  hasFailed: boolean
  onSelect: (selection: Selection) => void
  /** The switch between ways of buying. */
  choice?: ReactNode
}

const PANEL = 'quote'
const NO_PARTS = { levelOne: [], levelTwo: [] }

/** The quote of a product: its days, every line of its price, the way into the basket. */
export function QuoteForm(props: QuoteFormProps) {
  const { code, quote, selection, isAsking, hasFailed, onSelect, remarkHtml } = props
  const t = useText('catalogue')
  const { money } = useFormat()
  const errors = useRangeErrors(quote, isAsking)
  const line = quote.lines[0]!
  const isNet = quote.vat.reason !== 'domestic'
  const isQuotable = line.errors.length === 0
  const { filterChoices } = props
  const quoted = selectionOf(line, filterChoices)
  const choose = ({ from, to }: { from: string; to: string }) =>
    onSelect({ ...selection, from, to })

  const chooseParts = (filters: Filters) =>
    onSelect({ ...selection, filters: named(filters, filterChoices) })
  const { isinError, isMissing } = useIsinError(line)
  const blocked = t(isMissing ? 'isins.first' : 'quote.blocked')

  return (
    <QuotePanel
      id={PANEL}
      title={t('quote.title')}
      choice={props.choice}
      range={
        <RangeForm
          code={code}
          days={selection}
          presets={props.presets}
          errors={errors}
          onDays={choose}
        >
          {line.degradedDays.length > 0 && (
            <DegradedChoice
              line={line}
              knownDays={props.knownDays}
              onChange={(degraded) => onSelect({ ...selection, degraded })}
            />
          )}
          {filterChoices && line.filters && (
            <PartChoice
              choices={filterChoices}
              filters={isAsking ? (selection.filters ?? line.filters) : line.filters}
              errors={line.errors}
              onChange={(filters) => chooseParts({ ...line.filters, ...filters })}
            />
          )}
          {line.isins && (
            <IsinChoice
              isins={line.isins}
              error={isAsking ? undefined : isinError}
              onChange={(isins) => chooseParts({ ...NO_PARTS, ...line.filters, isins })}
            />
          )}
          <OwnedDays code={code} selection={quoted} line={line} onDays={choose} />
        </RangeForm>
      }
      lines={<QuoteLines quote={quote} isBusy={isAsking} />}
      total={{
        label: isNet ? t('quote.total_net') : t('quote.total'),
        amount: money(quote.grossCents),
      }}
      busy={isAsking}
      busyLabel={t('quote.quoting')}
      action={
        <AddToBasket
          code={code}
          days={quoted}
          reason={isQuotable ? undefined : blocked}
          isAsking={isAsking}
          onBlockedPress={isMissing ? focusIsins : focusRange}
        />
      }
      notes={
        <>
          <QuoteNotes quote={quote} hasFailed={hasFailed} onRetry={() => onSelect(selection)} />
          {remarkHtml && <RemarkText html={remarkHtml} role="ui-s" />}
          <QuoteLinks code={code} selection={quoted} isQuotable={isQuotable} />
        </>
      }
    />
  )
}

function focusRange() {
  document.querySelector<HTMLInputElement>(`#${PANEL} input[name=to]`)?.focus()
}

function focusIsins() {
  document.querySelector<HTMLTextAreaElement>(`#${PANEL} textarea`)?.focus()
}
