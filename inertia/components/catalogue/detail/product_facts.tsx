import type { Data } from '@generated/data'
import { Identifier } from '@kontor/design-system/identifier'
import { SummaryList } from '@kontor/design-system/summary_list'
import { VenueMark } from '@kontor/design-system/venue_mark'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { venueOf } from '../venue'
import { useFileWords } from './use_file_words'

interface ProductFactsProps {
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
}

/** Where the data comes from, how far it reaches, and what a file is. */
export function ProductFacts({ product, detail }: ProductFactsProps) {
  const t = useText('catalogue/product')
  const productsText = useText('catalogue/products')
  const { day } = useFormat()
  const words = useFileWords(detail)
  const { code, venues, firstDay, lastDay } = product
  return (
    <div className="mt-6 border-y border-line py-4">
      <SummaryList
        layout="columns"
        emptyLabel={productsText('list.no_history')}
        items={[
          {
            id: 'venues',
            term: venues.length > 1 ? t('detail.venues') : t('detail.venue'),
            value: (
              <span className="grid gap-1">
                {venues.map((venue) => (
                  <VenueMark key={venue.id} venue={venueOf(venue)} withCode />
                ))}
              </span>
            ),
          },
          {
            id: 'coverage',
            term: t('detail.coverage'),
            value:
              firstDay && lastDay
                ? productsText('list.history', { from: day(firstDay), to: day(lastDay) })
                : undefined,
          },
          { id: 'format', term: t('detail.format'), value: words.format },
          {
            id: 'code',
            term: t('detail.code'),
            value: (
              <Identifier
                value={code}
                copyLabel={t('detail.copy_code')}
                copiedLabel={t('detail.copied')}
              />
            ),
          },
        ]}
      />
      {words.publication && (
        <div className="pt-3">
          <Text role="ui-s" tone="subtle">
            {words.publication}
          </Text>
        </div>
      )}
    </div>
  )
}
