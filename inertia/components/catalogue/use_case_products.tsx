import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { productAddress } from './addresses'

interface UseCaseProductsProps {
  name: string
  products: { code: string; name: string }[]
}

/** The data behind the use cases of a field. */
export function UseCaseProducts({ name, products }: UseCaseProductsProps) {
  const t = useText('catalogue/use_cases')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="use-case-products" className="pt-10 lg:pt-0">
      <div className="pb-3">
        <Heading level={2} id="use-case-products">
          {t('products', { name })}
        </Heading>
      </div>
      <Text as="div" role="ui">
        <ul className="grid gap-2">
          {products.map((product) => (
            <li key={product.code}>
              <Link href={productAddress(product.code)}>{product.name}</Link>
            </li>
          ))}
        </ul>
      </Text>
    </section>
  )
}
