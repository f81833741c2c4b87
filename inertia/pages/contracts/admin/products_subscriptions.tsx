import { RecordActions } from '~/components/contracts/records/record_actions'
import { RecordPage } from '~/components/contracts/records/record_page'
import { RelationForm, type RelationChoices } from '~/components/contracts/records/relation_form'
import type { Relation } from '~/components/contracts/records/types'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'product' | 'subscription'> & RelationChoices & { relations: Relation[] }
>

/** Which subscription types an information product stands for. */
export default function Relations({ relations, products, subscriptions, ...shown }: Props) {
  const t = useText('contracts/relations')
  const mayWrite = useCan('contracts.write')
  const { isAdding, edited, add, edit, done } = useOpenedRecord<Relation>()
  const choices = { products, subscriptions, onDone: done }
  return (
    <RecordPage
      isMetaData
      title={t('title')}
      about={t('about')}
      addLabel={t('add')}
      onAdd={add}
      form={isAdding && <RelationForm {...choices} />}
    >
      <ListTable
        shown={shown}
        words={useListWords('contracts/relations', 'list')}
        tools={{ name: 'product_subscriptions' }}
        rows={relations}
        columns={[
          {
            id: 'product',
            sort: 'product',
            cell: (one) => one.productName,
            lead: true,
            wrap: true,
          },
          {
            id: 'subscription',
            sort: 'subscription',
            cell: (one) => one.subscriptionName,
            wrap: true,
          },
          { id: 'description', cell: (one) => one.subscriptionDescription, wrap: true },
        ]}
        onRowOpen={mayWrite ? edit : undefined}
        rowActions={(relation) => (
          <RecordActions
            subject="product_subscription"
            record={relation}
            name={`${relation.productName}, ${relation.subscriptionName}`}
            onEdit={() => edit(relation)}
          />
        )}
        rowEditor={(relation) =>
          edited?.id === relation.id && (
            <RelationForm {...choices} relation={edited} now={relation} />
          )
        }
      />
    </RecordPage>
  )
}
