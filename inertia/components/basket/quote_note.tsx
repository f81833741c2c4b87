import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import type { Basket } from './types'

/** Says from which saved quote the prices come, and how long they do. */
export function QuoteNote({ quote }: { quote: NonNullable<Basket['savedQuote']> }) {
  const t = useText('basket/items')
  const { number, label } = quote
  return (
    <div className="pt-6">
      <Note title={t('quote.title', { label })}>
        {t('quote.text')}{' '}
        <Link href={`/my-account/quotes/${number}`}>{t('quote.open', { label })}</Link>
      </Note>
    </div>
  )
}
