import { useForm } from '@inertiajs/react'
import { Problem } from '@kontor/design-system/note'
import { useState } from 'react'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { PeopleField, type ChosenPerson } from './people_field'
import { ReasonField } from './reason_field'

interface CopyFormProps {
  label: string
  path: string
  isAbove?: boolean
  onDone: () => void
}

/** Chooses the people to whom something of a person is given as well. */
export function CopyForm({ label, path, isAbove, onDone }: CopyFormProps) {
  const t = useText('subscriptions/copies')
  const [people, setPeople] = useState<ChosenPerson[]>([])
  const form = useForm<{ users: number[]; reason: string }>({ users: [], reason: '' })
  const errors = form.errors as Record<string, string>
  const save = () => {
    form.transform(({ reason }) => ({ users: people.map(({ id }) => id), reason }))
    const done = { preserveScroll: true, preserveState: 'errors' as const, onSuccess: onDone }
    form.post(path, done)
  }
  return (
    <RowForm
      label={label}
      isAbove={isAbove}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('copy')}
      pendingLabel={t('copying')}
      isPending={form.processing}
      cancelLabel={t('cancel')}
    >
      <Problem>{errors.form && t('failed', { error: errors.form })}</Problem>
      <PeopleField label={t('people')} chosen={people} onChange={setPeople} error={errors.users} />
      <ReasonField form={form} />
    </RowForm>
  )
}
