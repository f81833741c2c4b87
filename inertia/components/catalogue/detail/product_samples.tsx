import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { RuledFigure, RuledList } from '@kontor/design-system/ruled_list'
import { Heading, Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { sampleDataAddress } from '../addresses'

interface ProductSamplesProps {
  product: Data.Catalogue.Product
  samples: Data.Catalogue.Sample[]
}

/** Whole files to download at once without a form, and the way to a year of data on trial. */
export function ProductSamples({ product, samples }: ProductSamplesProps) {
  const t = useText('catalogue/product')
  const productsText = useText('catalogue/products')
  const { day, size } = useFormat()
  const { code, name, sampleYear } = product
  if (samples.length === 0) return null
  return (
    <section aria-labelledby="samples" className="pt-12">
      <div className="pb-4">
        <Heading level={2} id="samples">
          {t('samples.title')}
        </Heading>
      </div>
      <RuledList
        items={samples.map((sample) => ({
          id: sample.name,
          title: (
            <Link href={sample.href} download={sample.name}>
              <Text as="code" role="mono">
                {sample.name}
              </Text>
            </Link>
          ),
          text: day(sample.day),
          aside: <RuledFigure value={size(sample.bytes)} />,
        }))}
      />
      {sampleYear && (
        <div className="pt-4">
          <Text role="ui" tone="muted">
            {t('samples.year_text', { year: sampleYear })}{' '}
            <Link href={sampleDataAddress(code)}>
              {productsText('list.sample_year', { year: sampleYear })}
              <span className="sr-only">, {name}</span>
            </Link>
          </Text>
        </div>
      )}
    </section>
  )
}
