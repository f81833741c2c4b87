import { useForm } from '@inertiajs/react'
import { formatDay } from '@kontor/design-system/date_text'
import { Problem } from '@kontor/design-system/note'
import { useSeen } from '~/components/shell/records/use_seen'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { EntitledDay } from './entitled_day'
import { LossNote } from './loss_note'
import { monthLater } from './month_later'
import { isOpenDay } from './open_day'
import { ReasonField } from './reason_field'
import { shopToday } from '~/components/shell/shop_today'
import { heldAddress, type Assigned, type Person } from './types'
import { useLosses } from './use_losses'

interface EditorProps {
  person: Pick<Person, 'id' | 'name'>
  held: Pick<Assigned, 'typeId' | 'visibleFrom' | 'visibleUntil'>
  onDone: () => void
}

/**
 * When a whole subscription may be seen; a new one ends a month from today, and empty there is none. What the
 * person would lose and gain stands there before it is saved.
 */
export function VisibilityEditor({ person, held, onDone }: EditorProps) {
  const t = useText('subscriptions/entitlements')
  const { visibleFrom, visibleUntil, typeId } = held
  const isNew = visibleFrom === null && visibleUntil === null
  const until = isNew ? monthLater(shopToday()) : visibleUntil
  const form = useForm({
    visibilityStartDate: visibleFrom ? formatDay(visibleFrom) : '',
    visibilityEndDate: until ? formatDay(until) : '',
    reason: '',
  })
  const refused = (form.errors as Record<string, string>).form
  const { visibilityStartDate, visibilityEndDate } = form.data
  const address = `${heldAddress(person, typeId)}/visibility`
  const query = new URLSearchParams({ visibilityStartDate, visibilityEndDate })
  const losses = useLosses(isNew || form.isDirty ? `${address}/losses?${query}` : null)
  const seen = useSeen(`${visibleFrom ?? 'open'} ${visibleUntil ?? 'open'}`, refused)
  const save = () => {
    if (isNew && isOpenDay(visibilityStartDate) && isOpenDay(visibilityEndDate)) return onDone()
    form.transform((typed) => ({ ...typed, seen }))
    const done = { preserveScroll: true, preserveState: 'errors' as const, onSuccess: onDone }
    form.put(address, done)
  }
  useUnsaved(form.isDirty, save)
  return (
    <RowForm
      label={t(isNew ? 'add_visibility' : 'edit_visibility')}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('form.save')}
      pendingLabel={t('form.saving')}
      isPending={form.processing}
      cancelLabel={t('form.cancel')}
    >
      <Problem>{refused}</Problem>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <EntitledDay form={form} name="visibilityStartDate" label={t('form.visible_from')} />
        <EntitledDay form={form} name="visibilityEndDate" label={t('form.visible_until')} />
      </div>
      <ReasonField form={form} />
      {losses && <LossNote person={person} losses={losses} />}
    </RowForm>
  )
}
