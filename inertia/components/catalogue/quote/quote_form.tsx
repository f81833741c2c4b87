import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import type { ReactNode } from 'react'
import { RemarkText } from '~/components/orders/remark_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Filters, Selection } from '../addresses'
import { AddToBasket } from './add_to_basket'
import { DegradedChoice, IsinChoice, OwnedDays, PartChoice, WholeLines } from '../later'
import { MissingDays } from './missing_days'
import { useVatWhy } from './order_rows'
import { NextPrice } from './next_price'
import type { QuoteAsking } from './quote_asking'
import { QuoteLines } from './quote_lines'
import { QuoteLinks } from './quote_links'
import { QuoteNotes } from './quote_notes'
import { RangeForm } from './range_form'
import type { Preset } from './range_presets'
import { named, selectionOf } from './selection_of'
import { useIsinError } from './use_isin_error'
import { useQuoteGate } from './use_quote_gate'
import { useRangeErrors } from './use_range_errors'

interface QuoteFormProps {
  code: string
  quote: Data.Catalogue.Quote
  /** The days that are asked for while their quote is on its way. */
  selection: Selection
  presets: Preset[]
  knownDays: Data.Catalogue.ProductDetail['knownDays']
  remarkHtml: string | null
  nextPrice: Data.Catalogue.ProductDetail['nextPrice']
  filterChoices: Data.Catalogue.ProductDetail['filterChoices']
  asking: QuoteAsking
  choice?: ReactNode
}

const PANEL = 'quote'
const STALE = '[&_*]:text-subtle'
const NO_PARTS = { levelOne: [], levelTwo: [] }

/** The quote of a product: its days, every line of its price, the way into the basket. */
export function QuoteForm(props: QuoteFormProps) {
  const { code, quote, selection, asking, remarkHtml } = props
  const { state, onSelect } = asking
  const isAsking = state === 'asking'
  const isCurrent = state === 'current'
  const t = useText('catalogue/quote')
  const { money, day } = useFormat()
  const errors = useRangeErrors(quote, isCurrent)
  const line = quote.lines[0]!
  const name = useText('shared/amounts')
  const vatWhy = useVatWhy()
  const { isNet } = quote.vat
  const isQuotable = line.errors.length === 0
  const { filterChoices } = props
  const quoted = selectionOf(line, filterChoices)
  const asShown = { from: day(quoted.from), to: day(quoted.to) }
  const chooseParts = (filters: Filters) =>
    onSelect({ ...selection, filters: named(filters, filterChoices) })
  const { isinError, isMissing } = useIsinError(line)
  const gate = useQuoteGate(line, asking, isMissing)

  return (
    <QuotePanel
      id={PANEL}
      title={t('title')}
      choice={props.choice}
      range={
        <RangeForm
          code={code}
          days={selection}
          texts={asking.texts}
          presets={props.presets}
          errors={errors}
          onDays={asking.onDays}
          onType={asking.onType}
        >
          {isCurrent && <MissingDays line={line} onDays={asking.onDays} />}
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
              filters={isCurrent ? line.filters : (selection.filters ?? line.filters)}
              errors={line.errors}
              onChange={(filters) => chooseParts({ ...line.filters, ...filters })}
            />
          )}
          {line.isins && (
            <IsinChoice
              isins={line.isins}
              error={isCurrent ? isinError : undefined}
              onUnread={() => asking.onIsinsRead(false)}
              onChange={(isins) => {
                asking.onIsinsRead(true)
                chooseParts({ ...NO_PARTS, ...line.filters, isins })
              }}
            />
          )}
          <OwnedDays code={code} selection={quoted} line={line} onDays={asking.onDays} />
        </RangeForm>
      }
      lines={<QuoteLines quote={quote} isBusy={isAsking} />}
      total={{
        label: name('in_eur', { name: name(isNet ? 'net' : 'gross') }),
        amount: money(isNet ? quote.netCents : quote.grossCents),
        why: isNet ? vatWhy(quote.vat) : undefined,
      }}
      moreLabel={t('more_lines')}
      busy={isAsking}
      busyLabel={t('quoting')}
      staleLabel={isCurrent || isAsking ? undefined : t('of_days', asShown)}
      action={
        <>
          <AddToBasket
            code={code}
            days={quoted}
            line={line}
            reason={gate.reason}
            isAsking={isAsking}
            onBlockedPress={() => focusFirst(gate.leadsTo)}
          />
          {(state === 'failed' || state === 'too_many') && (
            <span className="justify-self-start pt-2">
              <Button onPress={() => onSelect(selection)}>{t('again')}</Button>
            </span>
          )}
        </>
      }
      notes={
        <>
          <WholeLines of={PANEL} />
          <NextPrice price={props.nextPrice} />
          <QuoteNotes quote={quote} state={state} />
          {remarkHtml && <RemarkText html={remarkHtml} role="ui-s" />}
          <div inert={!isCurrent} className={isCurrent ? '' : STALE}>
            <QuoteLinks code={code} selection={quoted} isQuotable={isQuotable} />
          </div>
        </>
      }
    />
  )
}

const focusFirst = (selector: string) =>
  document.querySelector<HTMLElement>(`#${PANEL} :is(${selector})`)?.focus()
