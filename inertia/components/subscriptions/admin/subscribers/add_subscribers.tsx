import { Problem } from '@kontor/design-system/note'
import { useState } from 'react'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { PeopleField, type ChosenPerson } from '../people_field'
import { FormRibbon } from '../form_ribbon'
import { GivenNote } from '../given_note'
import { RangeFields } from '../range_fields'
import { ReasonField } from '../reason_field'
import { shopToday } from '~/components/shell/shop_today'
import { daysOf, sentOf, useRangeForm } from '../use_range_form'
import { typeAddress, type Type } from './types'

/** Several people get the same days of a type. */
export function AddSubscribers({ type, onDone }: { type: Type; onDone: () => void }) {
  const t = useText('subscriptions/subscribers')
  const [people, setPeople] = useState<ChosenPerson[]>([])
  const form = useRangeForm(undefined, shopToday())
  useUnsaved(form.isDirty)
  const errors = form.errors as Record<string, string>
  const save = () => {
    form.transform((data) => ({ ...sentOf(data), users: people.map(({ id }) => id) }) as never)
    const done = { preserveScroll: true, preserveState: 'errors' as const, onSuccess: onDone }
    form.post(`${typeAddress(type)}/users`, done)
  }
  return (
    <RowForm
      label={t('add.title')}
      isAbove
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('add.action')}
      pendingLabel={t('add.pending')}
      isPending={form.processing}
      cancelLabel={t('add.cancel')}
    >
      <Problem>{errors.form && t('add.failed', { error: errors.form })}</Problem>
      <PeopleField
        label={t('people.label')}
        chosen={people}
        onChange={setPeople}
        error={errors.users}
      />
      <FormRibbon form={form} types={[type.id]} />
      <RangeFields form={form} isSalesTrial={false} />
      <ReasonField form={form} />
      {people.length > 0 && (
        <GivenNote types={[type.id]} people={people.map(({ id }) => id)} sent={daysOf(form.data)} />
      )}
    </RowForm>
  )
}
