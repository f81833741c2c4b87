import type { Data } from '@generated/data'
import { TotalsTable } from '@kontor/design-system/totals_table'
import { useText } from '~/hooks/use_text'
import { ModuleLines } from './module_lines'
import { useModuleRow } from './use_module_row'
import { useDayRows, useOrderRows, usePriceRows } from './quote_rows'

interface QuoteLinesProps {
  quote: Data.Catalogue.Quote
  isBusy: boolean
}

/** From the days to the total: every figure of the quote with its sentence. */
export function QuoteLines({ quote, isBusy }: QuoteLinesProps) {
  const t = useText('catalogue/quote')
  const line = quote.lines[0]!
  const pricing = line.pricing.kind === 'module' ? line.pricing : null
  const days = useDayRows(line, { isFolded: true })
  const modules = useModuleRow(pricing)
  const amounts = [...usePriceRows(line), ...useOrderRows(quote)]
  if (!pricing) {
    return <TotalsTable caption={t('caption')} rows={[...days, ...amounts]} busy={isBusy} />
  }
  return (
    <>
      <TotalsTable caption={t('caption')} rows={[...days, ...modules]} busy={isBusy} />
      <ModuleLines pricing={pricing} />
      <TotalsTable caption={t('amounts')} rows={amounts} busy={isBusy} />
    </>
  )
}
