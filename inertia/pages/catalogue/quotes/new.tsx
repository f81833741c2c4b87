import type { Data } from '@generated/data'
import { EmptyState } from '@kontor/design-system/empty_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { CopyQuoteLink } from '~/components/catalogue/quotes/copy_quote_link'
import { QuoteDocument } from '~/components/catalogue/quotes/quote_document'
import { SaveQuote } from '~/components/catalogue/quotes/save_quote'
import type { QuotedItem } from '~/components/catalogue/quotes/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  quote: Data.Catalogue.Quote
  items: QuotedItem[]
  /** Products of the address that the catalogue does not know. */
  unknown: string[]
  overlaps: Partial<Record<string, number>>
  country: string | null
  link: string
  /** Whether it can be saved at once: who is not signed in is asked to. */
  canSave: boolean
}>

/** A selection at today's prices: what a shared link shows. */
export default function NewQuote(props: Props) {
  const { quote, items, unknown, overlaps, country, link } = props
  const t = useText('catalogue/saved_quotes')
  const shell = useText('shell/frame')
  const { day } = useFormat()
  return (
    <div className="pb-16">
      <PageHead
        title={t('new.title')}
        lead={t('new.lead')}
        crumbs={[
          { name: shell('home'), href: ADDRESSES.home },
          { name: shell('nav.products'), href: ADDRESSES.products },
          { name: t('new.title') },
        ]}
      />
      {unknown.length > 0 && (
        <div className="pb-8">
          <Note tone="crimson">
            {unknown.map((product) => (
              <p key={product}>{t('new.unknown', { product })}</p>
            ))}
          </Note>
        </div>
      )}
      {quote.lines.length === 0 ? (
        <EmptyState
          title={t('new.empty')}
          action={<LinkButton href={ADDRESSES.products}>{t('new.browse')}</LinkButton>}
        />
      ) : (
        <QuoteDocument
          quote={quote}
          isOpen
          overlaps={overlaps}
          action={
            <div className="flex flex-wrap items-center gap-3" data-print="never">
              {quote.canSubmit && <SaveQuote items={items} country={country} variant="primary" />}
              <CopyQuoteLink address={link} />
            </div>
          }
          notes={
            <p>
              {t('new.rules', { version: quote.rulesVersion, day: day(quote.rulesEffectiveFrom) })}
            </p>
          }
        />
      )}
    </div>
  )
}
