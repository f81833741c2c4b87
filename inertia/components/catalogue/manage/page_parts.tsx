import type { Data } from '@generated/data'
import { Heading, Text } from '@kontor/design-system/text'
import { lazy } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RemarkText } from '~/components/orders/remark_text'
import type { Locale } from '~/i18n/locale'
import { ProductFacts } from '../detail/product_facts'
import { useTranslator } from './use_translator'

export type ShownPage = { product: Data.Catalogue.Product; detail: Data.Catalogue.ProductDetail }

/** It comes with what stands below the coverage on the page, so that visitors load no more files. */
const FieldDictionary = lazy(async () => ({
  default: (await import('../later_parts')).FieldDictionary,
}))

interface PagePartsProps {
  page: ShownPage
  locale: Locale
}

/** What a product's page says of it, by its own parts and in one language, whatever that of the page around. */
export default function PageParts({ page: { product, detail }, locale }: PagePartsProps) {
  const translator = useTranslator(locale)
  if (!translator) return null
  const { description, remarkHtml, fields, legalDisclaimer } = detail
  return (
    <I18nextProvider i18n={translator}>
      <article lang={locale} className="mt-4 min-w-0 border border-line px-5 py-6">
        <Heading level={3} size="display-m">
          {product.name}
        </Heading>
        <div className="grid gap-2 pt-2">
          <Text role="body-l" tone="muted" measure>
            {description}
          </Text>
          {remarkHtml && <RemarkText html={remarkHtml} role="body" tone="muted" />}
        </div>
        <ProductFacts product={product} detail={detail} />
        <FieldDictionary fields={fields} />
        {legalDisclaimer && (
          <div className="pt-6">
            <Text role="ui-s" tone="subtle">
              {legalDisclaimer}
            </Text>
          </div>
        )}
      </article>
    </I18nextProvider>
  )
}
