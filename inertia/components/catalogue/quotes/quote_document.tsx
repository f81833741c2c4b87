import { DateRangeText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { Heading, Text } from '@kontor/design-system/text'
import { TotalsTable } from '@kontor/design-system/totals_table'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import { productAddress } from '../addresses'
import { useVatWhy } from '../quote/order_rows'
import { useDayRows, useOrderRows, usePriceRows } from '../quote/quote_rows'
import { ModuleLines } from '../quote/module_lines'
import { useModuleRow } from '../quote/use_module_row'
import { ChosenIsins } from '../quote/chosen_isins'
import { ChosenParts } from '../quote/chosen_parts'
import { useNotice } from '../quote/use_notice'
import type { PlainQuote, QuoteLine } from './types'

interface QuoteDocumentProps {
  quote: PlainQuote
  /** Whether the days can still be changed: not in a quote that keeps its price. */
  isOpen: boolean
  /** How many days of a line stand in a line before it as well. */
  overlaps?: Partial<Record<string, number>>
  /** What can be done with it, below the total. */
  action?: ReactNode
  notes?: ReactNode
}

/** Every line of a quote with its counting, then fee, tax and total with what can be done. */
export function QuoteDocument({ quote, isOpen, overlaps, action, notes }: QuoteDocumentProps) {
  const t = useText('catalogue/saved_quotes')
  const { money } = useFormat()
  const vatWhy = useVatWhy()
  const name = useText('shared/amounts')
  const { isNet } = quote.vat
  const subtotal = {
    id: 'subtotal',
    label: name('subtotal'),
    amount: money(quote.subtotalCents),
  }
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-page-quote">
      <div className="grid min-w-0 gap-10">
        {quote.lines.map((line) => (
          <LineSection
            key={line.lineId}
            line={line}
            isOpen={isOpen}
            overlap={overlaps?.[line.lineId] ?? 0}
          />
        ))}
      </div>
      <QuotePanel
        id="quote"
        title={t('lines.sum')}
        lines={
          <TotalsTable
            caption={t('lines.sum')}
            rows={[...(quote.lines.length > 1 ? [subtotal] : []), ...useOrderRows(quote)]}
          />
        }
        total={{
          label: name('in_eur', { name: name(isNet ? 'net' : 'gross') }),
          amount: money(isNet ? quote.netCents : quote.grossCents),
          why: isNet ? vatWhy(quote.vat) : undefined,
        }}
        action={action}
        notes={notes}
      />
    </div>
  )
}

interface LineSectionProps {
  line: QuoteLine
  isOpen: boolean
  overlap: number
}

function LineSection({ line, isOpen, overlap }: LineSectionProps) {
  const t = useText('catalogue/saved_quotes')
  const say = useNotice()
  const { product, parts } = line
  const { range, degradedIncluded, filters } = line
  const selection = { ...range, degraded: degradedIncluded, ...(filters && { filters }) }
  const days = useDayRows(line)
  const modules = useModuleRow(line.pricing.kind === 'module' ? line.pricing : null)
  const price = usePriceRows(line)
  const isShopOpen = useIsShopOpen()
  return (
    <section aria-label={product.name}>
      <Heading level={2} size="display-xs">
        {isShopOpen ? (
          <Link href={productAddress(product.code)} variant="title">
            {product.name}
          </Link>
        ) : (
          product.name
        )}
      </Heading>
      <Text as="div" role="ui-s" tone="muted" isTabular>
        <p className="flex flex-wrap gap-x-4 pt-1 pb-3">
          <code>{product.code}</code>
          <DateRangeText from={range.from} to={range.to} toLabel={t('lines.to')} />
          {isOpen && (
            <Link href={productAddress(product.code, selection)}>{t('lines.change')}</Link>
          )}
        </p>
      </Text>
      {parts && <ChosenParts parts={parts} />}
      {line.isins && (
        <div className="pb-3">
          <ChosenIsins isins={line.isins} />
        </div>
      )}
      {line.errors.map((error) => (
        <div key={error.code} className="pb-3">
          <Note tone="crimson">{say(error)}</Note>
        </div>
      ))}
      {overlap > 0 && (
        <div className="pb-3">
          <Note tone="brass">{t('lines.overlap', { count: overlap })}</Note>
        </div>
      )}
      <TotalsTable
        caption={t('lines.caption', { name: product.name })}
        rows={[...days, ...modules, ...price]}
      />
      {isOpen && line.pricing.kind === 'module' && <ModuleLines pricing={line.pricing} />}
      <LineFiles line={line} />
    </section>
  )
}

/** What would be delivered; of chosen parts it is known only what the whole files hold. */
function LineFiles({ line }: { line: QuoteLine }) {
  const t = useText('catalogue/quote')
  const { size } = useFormat()
  const { files, bytes, filters } = line
  if (files === 0) return null
  const key = filters ? 'files_most' : 'files'
  return (
    <div className="pt-2">
      <Text role="ui-s" tone="subtle" isTabular>
        {t(key, { count: files, size: size(bytes) })}
      </Text>
    </div>
  )
}
