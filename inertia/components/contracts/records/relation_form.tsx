import { ComboBox } from '@kontor/design-system/combo_box'
import { useText } from '~/hooks/use_text'
import { RecordForm } from '~/components/shell/records/record_form'
import type { Relation } from './types'
import { useChoiceLabels } from './use_choice_labels'
import { useRecordForm } from './use_record_form'

export type RelationChoices = {
  products: { id: number; name: string }[]
  subscriptions: { id: number; name: string; folder: string }[]
}

interface RelationFormProps extends RelationChoices {
  relation?: Relation
  now?: Relation
  onDone: () => void
}

/** An information product, and a subscription type that it stands for. */
export function RelationForm(props: RelationFormProps) {
  const { relation, now, products, subscriptions, onDone } = props
  const t = useText('contracts/relations')
  const labels = useChoiceLabels()
  const typed = {
    productId: relation?.productId ?? null,
    subscriptionTypeId: relation?.subscriptionTypeId ?? null,
  }
  const subject = 'product_subscription'
  const state = useRecordForm(typed, { subject, record: relation, now, onDone })
  const { data, errors, setData } = state.form
  const title = relation ? `${relation.productName}, ${relation.subscriptionName}` : t('add')
  return (
    <RecordForm
      title={title}
      record={relation && { kind: subject, id: relation.id }}
      state={state}
      onDone={onDone}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ComboBox
          {...labels}
          label={t('list.columns.product')}
          options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={data.productId === null ? null : String(data.productId)}
          onChange={(id) => setData('productId', id === null ? null : Number(id))}
          error={errors.productId}
        />
        <ComboBox
          {...labels}
          label={t('list.columns.subscription')}
          options={subscriptions.map(({ id, name, folder }) => ({
            value: String(id),
            label: `${folder}: ${name}`,
          }))}
          value={data.subscriptionTypeId === null ? null : String(data.subscriptionTypeId)}
          onChange={(id) => setData('subscriptionTypeId', id === null ? null : Number(id))}
          error={errors.subscriptionTypeId}
        />
      </div>
    </RecordForm>
  )
}
