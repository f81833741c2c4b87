import { Link } from '@kontor/design-system/link'
import { useText } from '~/hooks/use_text'
import { quoteAddress, selectionQuery, type Selection } from '../addresses'
import { CopyQuoteLink } from '../quotes/copy_quote_link'
import { SaveQuote } from '../quotes/save_quote'

interface QuoteLinksProps {
  code: string
  selection: Selection
  /** False while the days cannot be quoted as they are. */
  isQuotable: boolean
}

/** The quote for others: as a number that keeps its price, as a link, as a page, as JSON. */
export function QuoteLinks({ code, selection, isQuotable }: QuoteLinksProps) {
  const t = useText('catalogue/quote')
  const shell = useText('shared/words')
  const address = quoteAddress(code, selection)
  const { from, to, degraded = false, filters = null } = selection
  const query = selectionQuery({ ...selection, degraded: false })
  query.set('product', code)
  if (degraded) query.set('includeDegraded', 'true')
  return (
    <div className="-mx-2 -mb-2 flex flex-wrap items-center gap-x-1 border-t border-line pt-1">
      {isQuotable && (
        <span className="first:[&>a]:px-2">
          <SaveQuote items={[{ product: code, from, to, degraded, filters }]} />
        </span>
      )}
      <CopyQuoteLink address={address} />
      <span className="flex gap-x-3 px-2 [&>a]:py-1">
        <Link href={address} isAlone>
          {t('as_page')}
        </Link>
        <Link href={`/api/v1/files/info?${query}`} newWindowLabel={shell('new_window')}>
          {t('as_json')}
        </Link>
      </span>
    </div>
  )
}
