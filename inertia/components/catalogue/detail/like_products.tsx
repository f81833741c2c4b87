import type { Data } from '@generated/data'
import { RuledFigure, RuledList } from '@kontor/design-system/ruled_list'
import { Heading } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { productAddress } from '../addresses'

interface LikeProductsProps {
  name: string
  products: Data.Catalogue.Product[]
}

export function LikeProducts({ name, products }: LikeProductsProps) {
  const t = useText('catalogue/products')
  const productText = useText('catalogue/product')
  const { day, money } = useFormat()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="like" className="pt-12">
      <div className="pb-4">
        <Heading level={2} id="like">
          {productText('detail.like', { name })}
        </Heading>
      </div>
      <RuledList
        items={products.map((product) => ({
          id: product.code,
          title: product.name,
          href: productAddress(product.code),
          text: `${product.description} ${product.firstDay ? productText('detail.since_day', { day: day(product.firstDay) }) : ''}`,
          aside:
            product.price.kind === 'request' ? (
              <RuledFigure value={t('price.request')} />
            ) : (
              <RuledFigure
                before={t('price.from')}
                value={`${money(product.price.cents)}${t(`price.${product.price.kind}`)}`}
              />
            ),
        }))}
      />
    </section>
  )
}
