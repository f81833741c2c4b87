import type { Data } from '@generated/data'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { QuoteState } from './use_quote'

interface QuoteNotesProps {
  quote: Data.Catalogue.Quote
  state: QuoteState
}

/** What comes after the purchase, where the figures are those of the chosen days. */
export function QuoteNotes({ quote, state }: QuoteNotesProps) {
  const t = useText('catalogue/quote')
  const { size } = useFormat()
  const { shop } = useShared()
  const files = quote.lines[0]!.filters ? 'files_most' : 'files'
  if (quote.files === 0 || (state !== 'current' && state !== 'asking')) return null
  return (
    <>
      <p>{t(files, { count: quote.files, size: size(quote.bytes) })}</p>
      <p>{t('window', { count: shop.downloadWindowDays })}</p>
    </>
  )
}
