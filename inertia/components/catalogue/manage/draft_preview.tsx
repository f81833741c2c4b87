import type { Data } from '@generated/data'
import { SegmentedControl } from '@kontor/design-system/segmented_control'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import { DraftPage, type Pages } from './draft_page'
import { PreviewedProduct } from './previewed_product'

type Product = Data.Catalogue.Product
type When = 'now' | 'draft'
export type Previews = Record<`${When}${'En' | 'De'}`, Product>

interface DraftPreviewProps extends Partial<Previews> {
  rows: When[]
  pages?: Pages
}

/** The product in the overview and on its page, as customers see it and as the draft would show it, in both languages. */
export function DraftPreview({ rows, pages, ...previews }: DraftPreviewProps) {
  const t = useText('catalogue/manage_products')
  const [language, setLanguage] = useState<'En' | 'De'>('En')
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
        if (!product) return null
        return (
          <div key={when} className="pt-4" lang={language.toLowerCase()}>
            <Text role="caption" tone="subtle">
              {t(`preview.${when}`)}
            </Text>
            <PreviewedProduct product={product} />
          </div>
        )
      })}
      <DraftPage pages={pages} language={language} />
    </PageSection>
  )
}
