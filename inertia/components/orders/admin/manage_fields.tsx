import { Select } from '@kontor/design-system/select'
import { TextArea } from '@kontor/design-system/text_area'
import { useText } from '~/hooks/use_text'
import { ManageAmounts } from './manage_amounts'
import type { FieldsForm } from './manage_values'

const TYPES = ['INTERNAL', 'B2B'] as const

interface ManageFieldsProps {
  form: FieldsForm
  isDisabled: boolean
  /** Its amounts stand on an invoice and are final. */
  isInvoiced?: boolean
}

/** Type, fee, discount, VAT, total and remark of an order (scope orders.write). */
export function ManageFields({ form, isDisabled, isInvoiced = false }: ManageFieldsProps) {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const { values, fields, errors, change } = form
  const has = (field: (typeof fields)[number]) => fields.includes(field)
  return (
    <>
      <Select
        name="type"
        label={t('manage.type')}
        options={TYPES.map((value) => ({ value, label: orders(`types.${value}`) }))}
        value={values.type}
        onChange={(type) => change({ type: type as typeof values.type })}
        isChanged={has('type')}
        error={errors.type}
        disabled={isDisabled}
      />
      <ManageAmounts form={form} isDisabled={isDisabled || isInvoiced} isInvoiced={isInvoiced} />
      <TextArea
        name="remark"
        label={t('manage.remark')}
        hint={isDisabled ? undefined : t('manage.remark_hint')}
        rows={3}
        maxLength={5000}
        value={values.remark}
        onChange={(remark) => change({ remark })}
        isChanged={has('remark')}
        error={errors.remark}
        isDisabled={isDisabled}
      />
    </>
  )
}
