import { Heading } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Choices } from '../types'
import { TypeFields } from './type_fields'
import { TypeProblem } from './type_problem'
import { newTypeOf, useTypeCheck, useTypeForm } from './use_type_form'

/** A new subscription type above the table; Escape closes it. */
export function AddType({ choices, onDone }: { choices: Choices; onDone: () => void }) {
  const t = useText('subscriptions/types')
  const form = useTypeForm(null, choices)
  const check = useTypeCheck(form)
  const save = (): void => {
    if (!check()) return
    form.transform(newTypeOf as never)
    form.post(ADDRESSES.subscriptionTypes, { preserveScroll: true, onSuccess: onDone })
  }
  useUnsaved(form.isDirty, save)
  return (
    <RowForm
      isAbove
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('form.add')}
      pendingLabel={t('form.saving')}
      cancelLabel={t('form.cancel')}
      isPending={form.processing}
    >
      <Heading level={2}>{t('form.add_title')}</Heading>
      <TypeProblem form={form} what="add" />
      <TypeFields form={form} choices={choices} isNew />
    </RowForm>
  )
}
