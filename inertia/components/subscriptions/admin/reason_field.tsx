import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'

interface ReasonFieldProps {
  form: {
    data: { reason: string }
    errors: { reason?: string }
    setData: (name: 'reason', value: string) => void
  }
}

/** In characters. */
export const LONGEST_REASON = 1_000

/** Why somebody is given days or loses some, for those who ask later. */
export function ReasonField({ form }: ReasonFieldProps) {
  const t = useText('subscriptions/entitlements')
  return (
    <div className="max-w-column">
      <TextField
        label={t('form.reason')}
        hint={t('form.reason_hint')}
        autoComplete="off"
        maxLength={LONGEST_REASON}
        value={form.data.reason}
        onChange={(reason) => form.setData('reason', reason)}
        error={form.errors.reason}
      />
    </div>
  )
}
