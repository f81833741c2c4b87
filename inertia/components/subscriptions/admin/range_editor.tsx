import { Problem } from '@kontor/design-system/note'
import { useState } from 'react'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { FormRibbon } from './form_ribbon'
import { RangeFields } from './range_fields'
import { ReasonField } from './reason_field'
import { LossNote } from './loss_note'
import { heldAddress, type AssignedRange, type Person } from './types'
import { useLosses } from './use_losses'
import { sentOf, useRangeForm } from './use_range_form'
import { shopToday } from '~/components/shell/shop_today'

interface EditorProps {
  person: Person
  typeId: number
  /** The range that is edited; without one a new one is added. */
  range?: AssignedRange
  onDone: () => void
}

/** A date range being added or edited; what the person would lose and gain stands there before it is saved. */
export function RangeEditor({ person, typeId, range, onDone }: EditorProps) {
  const t = useText('subscriptions/entitlements')
  const form = useRangeForm(range, shopToday())
  const ranges = `${heldAddress(person, typeId)}/ranges`
  const { trial: _, reason: __, ...days } = sentOf(form.data)
  const query = new URLSearchParams(days)
  const asked = range ? `${ranges}/${range.id}/losses` : `${heldAddress(person, typeId)}/losses`
  const losses = useLosses(!range || form.isDirty ? `${asked}?${query}` : null)
  const refused = (form.errors as Record<string, string>).form
  const [opened] = useState(range)
  const save = (): void => {
    // Whoever was told that somebody changed the range meanwhile has seen it as it is now.
    const { updatedAt } = (refused ? range : opened) ?? {}
    form.transform(((values: typeof form.data) => ({ ...sentOf(values), updatedAt })) as never)
    const done = { preserveScroll: true, preserveState: 'errors' as const, onSuccess: onDone }
    if (range) form.put(`${ranges}/${range.id}`, done)
    else form.post(ranges, done)
  }
  useUnsaved(form.isDirty, save)
  return (
    <RowForm
      label={t(range ? 'edit' : 'add')}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('form.save')}
      pendingLabel={t('form.saving')}
      isPending={form.processing}
      cancelLabel={t('form.cancel')}
    >
      <Problem>{refused && t(range ? 'failed.edit' : 'failed.add', { error: refused })}</Problem>
      <FormRibbon form={form} types={[typeId]} />
      <RangeFields form={form} isSalesTrial={range?.isSalesTrial ?? false} />
      <ReasonField form={form} />
      {losses && (range || losses.gained > 0 || losses.coming) && (
        <LossNote person={person} losses={losses} />
      )}
    </RowForm>
  )
}
