import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { FormSection } from '@kontor/design-system/form_section'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import type { FieldErrors } from '~/components/identity/personal_data_form'
import { useText } from '~/hooks/use_text'

export type KnownEmail = { email: string | null; isVerified: boolean }
export type KnownEmails = Record<'second' | 'third', KnownEmail>

export type TypedEmails = Record<'additionalEmail2' | 'additionalEmail3', string>

interface EmailsSectionProps {
  data: TypedEmails
  errors: FieldErrors
  onChange: (values: Partial<TypedEmails>) => void
  /** What the account knows; a typed address is none of it before it is saved. */
  known: KnownEmails
}

const PLACES = [
  ['second', 'additionalEmail2'],
  ['third', 'additionalEmail3'],
] as const

/** Two more addresses of the person; each has to be verified by a mail that goes there. */
export function EmailsSection({ known, data, errors, onChange }: EmailsSectionProps) {
  const t = useText('identity/account')
  const myDataText = useText('identity/my_data')
  return (
    <FormSection title={t('emails.title')} description={t('emails.description')}>
      {PLACES.map(([place, field]) => (
        <div key={place} className="grid gap-2">
          <TextField
            id={field}
            name={field}
            type="email"
            autoComplete="off"
            label={t(`emails.${place}`)}
            optionalLabel={myDataText('optional')}
            value={data[field]}
            onChange={(value) => onChange({ [field]: value })}
            error={errors[field]}
          />
          {data[field] !== '' && (
            <EmailState place={place} known={known[place]} typed={data[field]} />
          )}
        </div>
      ))}
    </FormSection>
  )
}

interface EmailStateProps {
  place: 'second' | 'third'
  known: KnownEmail
  typed: string
}

function EmailState({ place, known, typed }: EmailStateProps) {
  const t = useText('identity/account')
  const [isSending, setSending] = useState(false)
  if (typed !== known.email) {
    return (
      <Text role="ui-s" tone="muted">
        {t('emails.unsaved')}
      </Text>
    )
  }
  if (known.isVerified) return <StatusBadge status="active" label={t('emails.verified')} />
  const resend = () =>
    router.post(
      `/my-account/additional-emails/${place}/verification`,
      {},
      { preserveScroll: true, onStart: () => setSending(true), onFinish: () => setSending(false) }
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <StatusBadge status="waiting" label={t('emails.unverified')} />
      <Button
        variant="quiet"
        isPending={isSending}
        pendingLabel={t('emails.sending')}
        onPress={resend}
      >
        {t('emails.resend')}
      </Button>
    </div>
  )
}
