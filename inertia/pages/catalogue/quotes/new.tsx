import type { Data } from '@generated/data'
import { EmptyState } from '@kontor/design-system/empty_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
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
  country: string | null
  link: string
  /** Whether it can be saved at once: who is not signed in is asked to. */
  canSave: boolean
}>

/** A selection at today's prices: what a shared link shows. */
export default function NewQuote({ quote, items, country, link }: Props) {
  const t = useText('saved_quotes')
  const shell = useText('shell')
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
      {quote.lines.length === 0 ? (
        <EmptyState
          title={t('new.empty')}
          action={<LinkButton href={ADDRESSES.products}>{t('new.browse')}</LinkButton>}
        />
      ) : (
        <>
          <QuoteDocument quote={quote} isOpen />
          <div className="pt-4">
            <Text role="ui-s" tone="subtle">
              {t('new.rules', { version: quote.rulesVersion, day: day(quote.rulesEffectiveFrom) })}
            </Text>
          </div>
          <div className="flex flex-wrap items-center gap-3 pt-6" data-print="never">
            {quote.canSubmit && <SaveQuote items={items} country={country} variant="primary" />}
            <CopyQuoteLink address={link} />
          </div>
        </>
      )}
    </div>
  )
}
