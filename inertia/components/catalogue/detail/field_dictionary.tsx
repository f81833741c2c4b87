import type { Data } from '@generated/data'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { DateText } from '@kontor/design-system/date_text'
import { Heading } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

export function FieldDictionary({ fields }: Pick<Data.Catalogue.ProductDetail, 'fields'>) {
  const t = useText('catalogue/product')
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="dictionary" className="pt-12">
      <div className="pb-4">
        <Heading level={2} id="dictionary">
          {t('detail.dictionary')}
        </Heading>
      </div>
      <DataTable
        caption={t('detail.dictionary_caption')}
        rows={fields}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', head: t('detail.field'), cell: ({ name }) => <code>{name}</code> },
          { id: 'type', head: t('detail.type'), cell: ({ type }) => <code>{type}</code> },
          { id: 'unit', head: t('detail.unit'), cell: ({ unit }) => unit ?? t('detail.none') },
          { id: 'meaning', head: t('detail.meaning'), cell: ({ meaning }) => meaning, wrap: true },
          {
            id: 'since',
            head: t('detail.since'),
            cell: ({ since }) => since && <DateText value={since} />,
          },
        ]}
      />
    </section>
  )
}
