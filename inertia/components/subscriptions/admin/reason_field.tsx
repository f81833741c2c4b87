import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'

interface ReasonFieldProps {
  form: {
    data: { reason: string }
    errors: { reason?: string }
    setData: (name: 'reason', value: string) => void
  }
}

/** Why somebody is given days or loses some, for those who ask later. */
export function ReasonField({ form }: ReasonFieldProps) {
  const t = useText('subscriptions/entitlements')
  return (
    <div className="max-w-column">
      <TextField
        label={t('form.reason')}
        hint={t('form.reason_hint')}
        autoComplete="off"
        maxLength={1_000}
        value={form.data.reason}
        onChange={(reason) => form.setData('reason', reason)}
        error={form.errors.reason}
      />
    </div>
  )
}
