import { useForm } from '@inertiajs/react'
import { Problem } from '@kontor/design-system/note'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useSeen } from '~/components/shell/records/use_seen'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Type } from '../subscribers/types'
import { contactsAddress, type Contact } from './types'

const LANGUAGES = ['en', 'de'] as const

interface ContactFormProps {
  type: Type
  /** The contact that is changed, as it is now; without one another is added above the table. */
  contact?: Contact
  onDone: () => void
}

/** Where a contact is told, and in which language; Escape leaves everything as it was. */
export function ContactForm({ type, contact, onDone }: ContactFormProps) {
  const t = useText('subscriptions/contacts')
  const form = useForm({ email: contact?.email ?? '', locale: contact?.locale ?? 'en' })
  const refused = (form.errors as Record<string, string>).form
  const seen = useSeen(`${contact?.email} ${contact?.locale}`, refused)
  const save = () => {
    if (form.data.email.trim() === '') return form.setError('email', t('errors.empty'))
    const [method, path] = contact ? (['put', `/${contact.id}`] as const) : (['post', ''] as const)
    form.transform((typed) => (contact ? { ...typed, seen } : typed))
    form[method](contactsAddress(type) + path, { preserveScroll: true, onSuccess: onDone })
  }
  useUnsaved(form.isDirty, save)
  return (
    <RowForm
      label={contact ? t('row.edit_named', { email: contact.email }) : t('add')}
      record={contact && { kind: 'subscription_contact', id: contact.id }}
      isAbove={!contact}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={contact ? t('save') : t('add')}
      pendingLabel={t('saving')}
      cancelLabel={t('cancel')}
      isPending={form.processing}
    >
      <Problem>{refused}</Problem>
      <div className="grid max-w-column gap-4">
        <TextField
          label={t('list.columns.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={form.data.email}
          onChange={(email) => form.setData('email', email)}
          error={form.errors.email}
        />
        <Select
          label={t('list.columns.language')}
          value={form.data.locale}
          onChange={(locale) => form.setData('locale', locale as Contact['locale'])}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </div>
    </RowForm>
  )
}
