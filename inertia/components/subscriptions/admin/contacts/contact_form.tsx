import { useForm } from '@inertiajs/react'
import { Note } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Type } from '../subscribers/types'
import { contactsAddress, type Contact } from './types'

interface ContactFormProps {
  type: Type
  /** The contact that is changed; without one another is added above the table. */
  contact?: Contact
  onDone: () => void
}

/** The address of a contact; Escape leaves everything as it was. */
export function ContactForm({ type, contact, onDone }: ContactFormProps) {
  const t = useText('subscriptions/contacts')
  const form = useForm({ email: contact?.email ?? '' })
  useUnsaved(form.isDirty)
  const refused = (form.errors as Record<string, string>).form
  const save = () => {
    if (form.data.email.trim() === '') return form.setError('email', t('errors.empty'))
    const [method, path] = contact ? (['put', `/${contact.id}`] as const) : (['post', ''] as const)
    form[method](contactsAddress(type) + path, { preserveScroll: true, onSuccess: onDone })
  }
  return (
    <RowForm
      label={contact ? t('row.edit_named', { email: contact.email }) : t('add')}
      isAbove={!contact}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={contact ? t('save') : t('add')}
      pendingLabel={t('saving')}
      cancelLabel={t('cancel')}
      isPending={form.processing}
    >
      {refused && (
        <Note tone="crimson" isAnnounced>
          {refused}
        </Note>
      )}
      <div className="max-w-column">
        <TextField
          label={t('list.columns.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={form.data.email}
          onChange={(email) => form.setData('email', email)}
          error={form.errors.email}
        />
      </div>
    </RowForm>
  )
}
