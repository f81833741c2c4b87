import { Button } from '@kontor/design-system/button'
import { SaveBar } from '@kontor/design-system/save_bar'
import { useSaveKey } from '~/hooks/use_save_key'
import { useText } from '~/hooks/use_text'
import { valuesOf, type ManageField } from './manage_values'
import { useFieldWords } from './use_field_words'
import type { ManageForm } from './use_manage_form'

interface ManageSaveBarProps {
  form: ManageForm
  formId: string
}

/** What is not saved yet, old to new; Ctrl+S saves from wherever the focus is. */
export function ManageSaveBar({ form, formId }: ManageSaveBarProps) {
  const t = useText('orders/admin')
  const { fields, save, discard, isSaving } = form
  const changes = useChanges(form)
  useSaveKey(save)
  return (
    <SaveBar
      title={t('manage.unsaved', { count: fields.length })}
      changes={`${changes.join('; ')}.`}
    >
      <Button onPress={discard}>{t('manage.discard')}</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isPending={isSaving}
        pendingLabel={t('manage.saving')}
      >
        {t('manage.save')}
      </Button>
    </SaveBar>
  )
}

/** Texts are not told twice. */
const ADDED: readonly ManageField[] = ['reason', 'remark', 'vatExemption', 'paymentReference']

function useChanges({ seen, values, fields }: ManageForm): string[] {
  const t = useText('orders/admin')
  const { name, value } = useFieldWords()
  const before = valuesOf(seen)
  return fields.map((field) => {
    if (ADDED.includes(field)) {
      return t('manage.reason_added', { field: name(field) })
    }
    const [old, wish] = [value(field, before[field]), value(field, values[field] ?? 0)]
    return t('manage.from_to', { field: name(field), before: old, after: wish })
  })
}
