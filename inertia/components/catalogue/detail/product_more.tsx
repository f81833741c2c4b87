import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { FieldDictionary } from './field_dictionary'
import { FilePreview, type PreviewOffer } from './file_preview'
import { KnownDays } from './known_days'
import { LikeProducts } from './like_products'
import { ProductSamples } from './product_samples'

export interface ProductMoreProps {
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
  like: Data.Catalogue.Product[]
  samples: Data.Catalogue.Sample[]
  preview: PreviewOffer
  year: number
}

/** Rows of a file, samples, fields, days with flaws, other products. */
export default function ProductMore(props: ProductMoreProps) {
  const { product, detail, like, samples, preview, year } = props
  const hasDays = product.firstDay !== null
  return (
    <>
      {hasDays && <FilePreview key={product.code} code={product.code} preview={preview} />}
      <ProductSamples product={product} samples={samples} />
      <FieldDictionary fields={detail.fields} />
      {hasDays && <KnownDays knownDays={detail.knownDays} year={year} />}
      {detail.legalDisclaimer && (
        <div className="pt-6">
          <Text role="ui-s" tone="subtle">
            {detail.legalDisclaimer}
          </Text>
        </div>
      )}
      <LikeProducts name={product.name} products={like} />
    </>
  )
}
