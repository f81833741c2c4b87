import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

interface QuoteNotesProps {
  quote: Data.Catalogue.Quote
  hasFailed: boolean
  onRetry: () => void
}

/** What comes after the purchase; or that the figures are those of earlier days. */
export function QuoteNotes({ quote, hasFailed, onRetry }: QuoteNotesProps) {
  const t = useText('catalogue')
  const { size, day } = useFormat()
  const { shop } = useShared()
  const { range } = quote.lines[0]!
  const files = quote.lines[0]!.filters ? 'quote.files_most' : 'quote.files'
  if (hasFailed) {
    return (
      <>
        <p className="text-danger-text">
          {t('quote.failed', { from: day(range.from), to: day(range.to) })}
        </p>
        <Button onPress={onRetry}>{t('quote.again')}</Button>
      </>
    )
  }
  if (quote.files === 0) return null
  return (
    <>
      <p>{t(files, { count: quote.files, size: size(quote.bytes) })}</p>
      <p>{t('quote.window', { count: shop.downloadWindowDays })}</p>
    </>
  )
}
