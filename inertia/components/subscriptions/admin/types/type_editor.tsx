import { Heading } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Choices, SubscriptionType } from '../types'
import { TypeFields } from './type_fields'
import { TypeProblem } from './type_problem'
import { typeFormError, useTypeCheck, useTypeForm } from './use_type_form'

interface TypeEditorProps {
  /** As it was when it was opened. */
  type: SubscriptionType
  /** As it is now, when somebody has changed it meanwhile. */
  now: SubscriptionType
  choices: Choices
  onDone: () => void
}

/** A subscription type being edited, in the place of its row; Escape leaves it as it was. */
export function TypeEditor({ type, now, choices, onDone }: TypeEditorProps) {
  const t = useText('subscriptions/types')
  const form = useTypeForm(type, choices)
  const check = useTypeCheck(form)
  const refused = typeFormError(form)
  const save = (): void => {
    if (!check()) return
    form.transform((values) => (refused ? { ...values, updatedAt: now.updatedAt } : values))
    form.put(`${ADDRESSES.subscriptionTypes}/${type.id}`, {
      preserveScroll: true,
      onSuccess: onDone,
    })
  }
  useUnsaved(form.isDirty, save)
  return (
    <RowForm
      label={t('actions.edit_named', { name: type.name })}
      record={{ kind: 'subscription_type', id: type.id }}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('form.save')}
      pendingLabel={t('form.saving')}
      cancelLabel={t('form.cancel')}
      isPending={form.processing}
    >
      <TypeProblem form={form} what="edit" />
      <Heading level={2}>{type.name}</Heading>
      <TypeFields form={form} choices={choices} />
    </RowForm>
  )
}
