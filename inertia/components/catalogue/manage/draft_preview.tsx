import type { Data } from '@generated/data'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import { PreviewedProduct } from './previewed_product'

type Product = Data.Catalogue.Product
export type Previews = Record<'nowEn' | 'nowDe' | 'draftEn' | 'draftDe', Product>

/** The product in the overview as customers see it, and as the draft would show it, in both languages. */
export function DraftPreview(previews: Previews & { hasDraft: boolean }) {
  const t = useText('catalogue/manage_products')
  const [language, setLanguage] = useState<'En' | 'De'>('En')
  const rows = previews.hasDraft ? (['now', 'draft'] as const) : (['now'] as const)
  return (
    <PageSection title={t('preview.title')}>
      <SegmentedControl
        label={t('preview.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'En', label: t('preview.english') },
          { value: 'De', label: t('preview.german') },
        ]}
      />
      {rows.map((when) => {
        const product = previews[`${when}${language}`]
        return (
          <div key={when} className="pt-4" lang={language.toLowerCase()}>
            <Text role="caption" tone="subtle">
              {t(`preview.${when}`)}
            </Text>
            <PreviewedProduct product={product} />
          </div>
        )
      })}
    </PageSection>
  )
}
