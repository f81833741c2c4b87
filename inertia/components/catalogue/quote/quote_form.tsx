import { Form } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { GatedAction } from '@kontor/design-system/gated_action'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { useState } from 'react'
import { CsrfField } from '~/components/shell/csrf_field'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { productAddress } from '../addresses'
import { QuoteLines } from './quote_lines'
import { QuoteNotes } from './quote_notes'
import { RangeChips } from './range_chips'
import { RangeFields } from './range_fields'
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

/** The quote and the way into the basket: a plain form that scripts only make livelier. */
export function QuoteForm(props: QuoteFormProps) {
  const { code, quote, days, presets, isAsking, onDays } = props
  const t = useText('catalogue')
  const { money } = useFormat()
  const [itemId, setItemId] = useState(newItemId)
  const errors = useRangeErrors(quote, isAsking)
  const line = quote.lines[0]!
  const isNet = quote.vat.reason !== 'domestic'

  return (
    <Form
      action="/basket/items"
      method="post"
      options={{ preserveScroll: true, preserveState: true }}
      onSuccess={() => setItemId(newItemId())}
      className="contents"
    >
      {({ processing }) => (
        <div className="lg:sticky lg:top-6">
          <CsrfField />
          <input type="hidden" name="clientItemId" value={itemId} suppressHydrationWarning />
          <input type="hidden" name="productCode" value={code} />
          <QuotePanel
            id={PANEL}
            title={t('quote.title')}
            range={
              <>
                <RangeFields days={days} errors={errors} onChange={onDays} />
                <RangeChips code={code} days={days} presets={presets} onChange={onDays} />
                <noscript>
                  <div className="pt-3">
                    <button formMethod="get" formAction={productAddress(code)}>
                      {t('quote.update')}
                    </button>
                  </div>
                </noscript>
              </>
            }
            lines={<QuoteLines quote={quote} provider={props.provider} isBusy={isAsking} />}
            total={{
              label: isNet ? t('quote.total_net') : t('quote.total'),
              amount: money(quote.grossCents),
            }}
            busy={isAsking}
            busyLabel={t('quote.quoting')}
            action={
              <GatedAction
                type="submit"
                variant="primary"
                size="large"
                isBlock
                isPending={processing}
                pendingLabel={t('quote.adding')}
                reason={line.errors.length > 0 ? t('quote.blocked') : undefined}
                onBlockedPress={focusRange}
              >
                {t('quote.add')}
              </GatedAction>
            }
            notes={
              <QuoteNotes quote={quote} hasFailed={props.hasFailed} onRetry={() => onDays(days)} />
            }
          />
        </div>
      )}
    </Form>
  )
}

/** A new name for each item, so that a form sent twice adds one. */
const newItemId = () => crypto.randomUUID()

function focusRange() {
  document.querySelector<HTMLInputElement>(`#${PANEL} input[name=to]`)?.focus()
}
