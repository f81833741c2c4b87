import type { Data } from '@generated/data'
import { Heading, Text } from '@kontor/design-system/text'
import type { i18n } from 'i18next'
import { lazy, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RemarkText } from '~/components/orders/remark_text'
import type { Locale } from '~/i18n/locale'
import type { Namespace } from '~/i18n/namespaces'

export type ShownPage = { product: Data.Catalogue.Product; detail: Data.Catalogue.ProductDetail }

/* The page itself brings its parts: whatever else imported them would tear its files apart for visitors. */
const page = () => import('~/pages/catalogue/products/show')
const ProductFacts = lazy(async () => ({ default: (await page()).ProductFacts }))
const FieldDictionary = lazy(async () => {
  const { parts } = await page()
  return { default: (await parts).FieldDictionary }
})

/** What these parts say. */
const NAMES: Namespace[] = ['catalogue/product', 'catalogue/products', 'shared/words']

interface PagePartsProps {
  shown: ShownPage
  locale: Locale
}

/** What a product's page says of it, by its own parts and in one language, whatever that of the page around. */
export default function PageParts({ shown: { product, detail }, locale }: PagePartsProps) {
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

/** A translator of one language beside that of the page; null until its words are there. */
function useTranslator(locale: Locale): i18n | null {
  const [translator, setTranslator] = useState<i18n | null>(null)
  useEffect(() => {
    let isWanted = true
    void translatorIn(locale).then((found) => isWanted && setTranslator(found))
    return () => {
      isWanted = false
    }
  }, [locale])
  return translator
}

async function translatorIn(locale: Locale): Promise<i18n> {
  const { i18n: own, loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(NAMES, locale)
  return own.cloneInstance({ lng: locale })
}
