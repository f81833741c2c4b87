import { Accordion, Disclosure } from '@kontor/design-system/disclosure'
import { Heading, Text } from '@kontor/design-system/text'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { productAddress } from '~/components/catalogue/addresses'
import { useText } from '~/hooks/use_text'

export type Dictionary = {
  category: string
  products: { code: string; name: string }[]
  fields: { name: string; type: string; unit: string | null; meaning: string }[]
}

/** What every field means, by category; products with the same fields share a table. */
export function Dictionaries({ dictionaries }: { dictionaries: Dictionary[] }) {
  const categories = [...new Set(dictionaries.map(({ category }) => category))]
  return categories.map((category) => (
    <section key={category} className="pb-8">
      <div className="pb-2">
        <Heading level={3}>{category}</Heading>
      </div>
      <Accordion>
        {dictionaries
          .filter((dictionary) => dictionary.category === category)
          .map((dictionary) => (
            <Entry key={dictionary.products[0]?.code} {...dictionary} />
          ))}
      </Accordion>
    </section>
  ))
}

function Entry({ products, fields }: Dictionary) {
  const t = useText('catalogue/product')
  const site = useText('site/pages')
  const names = products.map(({ name }) => name).join('; ')
  return (
    <Disclosure title={names}>
      <DataTable
        caption={site('data.fields_of', { products: names })}
        rows={fields}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', head: t('detail.field'), cell: ({ name }) => <code>{name}</code> },
          { id: 'type', head: t('detail.type'), cell: ({ type }) => <code>{type}</code> },
          { id: 'unit', head: t('detail.unit'), cell: ({ unit }) => unit ?? t('detail.none') },
          { id: 'meaning', head: t('detail.meaning'), cell: ({ meaning }) => meaning, wrap: true },
        ]}
      />
      <Text as="div" role="ui">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-3">
          {products.map(({ code, name }) => (
            <li key={code}>
              <Link href={productAddress(code)}>{name}</Link>
            </li>
          ))}
        </ul>
      </Text>
    </Disclosure>
  )
}
