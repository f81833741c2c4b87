import {
  ASKS,
  InformationProductForm,
} from '~/components/contracts/records/information_product_form'
import { RecordActions } from '~/components/contracts/records/record_actions'
import { RecordPage } from '~/components/contracts/records/record_page'
import type { InformationProduct } from '~/components/contracts/records/types'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<'name', 'related'> & { products: InformationProduct[] }>

export default function InformationProducts({ products, ...shown }: Props) {
  const t = useText('contracts/information_products')
  const mayWrite = useCan('contracts.write')
  const { count } = useFormat()
  const { isAdding, edited, add, edit, done } = useOpenedRecord<InformationProduct>()
  const isKept = ({ contracts, subscriptions }: InformationProduct) =>
    contracts > 0 || subscriptions.length > 0
  return (
    <RecordPage
      isMetaData
      title={t('title')}
      about={t('about')}
      addLabel={t('add')}
      onAdd={add}
      form={isAdding && <InformationProductForm onDone={done} />}
    >
      <ListTable
        shown={shown}
        words={useListWords('contracts/information_products', 'list')}
        tools={{ name: 'information_products' }}
        rows={products}
        columns={[
          { id: 'name', sort: 'name', lead: true, wrap: true },
          {
            id: 'asks',
            cell: (product) =>
              ASKS.filter((name) => product[name])
                .map((name) => t(`asks.${name}`))
                .join(', '),
            wrap: true,
          },
          { id: 'subscriptions', cell: (one) => one.subscriptions.join(', '), wrap: true },
          { id: 'contracts', cell: ({ contracts }) => count(contracts), end: true },
        ]}
        onRowOpen={mayWrite ? edit : undefined}
        rowActions={(product) => (
          <RecordActions
            subject="information_product"
            record={product}
            name={product.name}
            onEdit={() => edit(product)}
            keptBecause={isKept(product) ? t('errors.in_use') : undefined}
          />
        )}
        rowEditor={(product) =>
          edited?.id === product.id && (
            <InformationProductForm product={edited} now={product} onDone={done} />
          )
        }
      />
    </RecordPage>
  )
}
