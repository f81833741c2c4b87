import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { DISCOVERIES } from '~/components/catalogue/discovery/types'
import { CountriesForm } from '~/components/catalogue/manage/countries_form'
import { ProductMenu } from '~/components/catalogue/manage/product_menu'
import { PRODUCTS } from '~/components/catalogue/manage/types'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Product = Data.Catalogue.ManagedProduct
type Props = InertiaProps<
  ShownList<'name' | 'code' | 'category', 'visible' | 'draft' | 'pricing'> & {
    products: Product[]
    countries: { value: string; label: string }[]
  }
>

/** Everything that is sold, hidden products included. */
export default function ManagedProducts({ products, countries, ...shown }: Props) {
  const t = useText('catalogue/manage_products')
  const place = useText('catalogue/places')
  const mayWrite = useCan('products.write')
  const { money } = useFormat()
  const [edited, edit] = useState<number | null>(null)
  const priceOf = ({ priceCents, pricing }: Product) =>
    priceCents === null
      ? t(pricing === 'module' ? 'values.module' : 'values.request')
      : money(priceCents)
  return (
    <div className="pb-16">
      <AdminHead
        title={place('admin.products.title')}
        end={
          mayWrite && <LinkButton href={DISCOVERIES}>{place('admin.discover.title')}</LinkButton>
        }
      />
      <ListTable
        shown={shown}
        words={useListWords('catalogue/manage_products', 'list')}
        tools={{ name: 'products' }}
        rows={products}
        columns={[
          { id: 'name', sort: 'name', cell: (one) => <Named {...one} />, lead: true, wrap: true },
          { id: 'category', sort: 'category', cell: (one) => <Filed {...one} />, wrap: true },
          { id: 'price', cell: priceOf, end: true },
          { id: 'visible', cell: ({ visible }) => t(visible ? 'values.yes' : 'values.no') },
          { id: 'countries', cell: (one) => one.excludedCountries.join(' ') || '–' },
          {
            id: 'draft',
            cell: ({ draft }) =>
              draft === 'None' ? (
                '–'
              ) : (
                <StatusBadge
                  status={draft}
                  label={t(draft === 'Scheduled' ? 'states.Scheduled' : 'states.Open')}
                />
              ),
          },
        ]}
        rowActions={
          mayWrite
            ? (product) => <ProductMenu product={product} onCountries={() => edit(product.id)} />
            : undefined
        }
        rowEditor={(product) =>
          edited === product.id && (
            <CountriesForm product={product} countries={countries} onDone={() => edit(null)} />
          )
        }
      />
    </div>
  )
}

function Named({ id, name, code }: Product) {
  return (
    <>
      <Link href={`${PRODUCTS}/${id}`}>{name}</Link>
      <Text as="span" role="mono-s" tone="subtle" isBlock>
        {code}
      </Text>
    </>
  )
}

function Filed({ category, venues }: Product) {
  return (
    <>
      {category}
      <Text as="span" role="ui-s" tone="subtle" isBlock>
        {venues.join(', ')}
      </Text>
    </>
  )
}
