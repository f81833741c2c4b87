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
type Place = 'second' | 'third'
type CodeCall = { path: string; body?: Record<string, string> }
export type KnownEmails = Record<Place, KnownEmail>

export type TypedEmails = Record<'additionalEmail2' | 'additionalEmail3', string>

interface EmailsSectionProps {
  data: TypedEmails
  errors: FieldErrors
  onChange: (values: Partial<TypedEmails>) => void
  /** What the account knows; a typed address is none of it before it is saved. */
  known: KnownEmails
  /** Else in the words for oneself. */
  description?: string
  isReadOnly?: boolean
  /** How a new code is asked for; left out where whoever looks may not. */
  codeOf?: (place: Place) => CodeCall
}

const PLACES = [
  ['second', 'additionalEmail2'],
  ['third', 'additionalEmail3'],
] as const

/** Two more addresses of the person; each has to be verified by a mail that goes there. */
export function EmailsSection(props: EmailsSectionProps) {
  const { known, data, errors, onChange, isReadOnly, codeOf } = props
  const t = useText('identity/account')
  const myDataText = useText('identity/my_data')
  return (
    <FormSection
      title={t('emails.title')}
      description={props.description ?? t('emails.description')}
    >
      {PLACES.map(([place, field]) => (
        <div key={place} className="grid gap-2">
          <TextField
            id={field}
            name={field}
            type="email"
            autoComplete="off"
            label={t(`emails.${place}`)}
            optionalLabel={myDataText('optional')}
            isReadOnly={isReadOnly}
            value={data[field]}
            onChange={(value) => onChange({ [field]: value })}
            error={errors[field]}
          />
          {data[field] !== '' && (
            <EmailState known={known[place]} typed={data[field]} code={codeOf?.(place)} />
          )}
        </div>
      ))}
    </FormSection>
  )
}

interface EmailStateProps {
  known: KnownEmail
  typed: string
  code: CodeCall | undefined
}

function EmailState({ known, typed, code }: EmailStateProps) {
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
  if (!code) return <StatusBadge status="waiting" label={t('emails.unverified')} />
  const resend = () =>
    router.post(code.path, code.body ?? {}, {
      preserveScroll: true,
      onStart: () => setSending(true),
      onFinish: () => setSending(false),
    })
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
