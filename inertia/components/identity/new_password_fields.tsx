import { GatedAction } from '@kontor/design-system/gated_action'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'
import { NewPasswordInput } from './new_password_input'
import type { NewPasswordState } from './use_new_password'

interface NewPasswordFieldsProps {
  form: NewPasswordState
  save: string
}

/** New password, its rules ticked while it is typed, once more, and the button. */
export function NewPasswordFields({ form, save }: NewPasswordFieldsProps) {
  const t = useText('identity/password')
  const isAlive = useHydrated()
  return (
    <>
      <NewPasswordInput
        first={{ name: 'password', autoFocus: true, error: form.errors.password }}
        again={{
          name: 'passwordConfirmation',
          onBlur: form.leaveConfirmation,
          error: form.confirmationError,
        }}
        data={form.data}
        onType={(name, typed) => form.setData(name, typed)}
        rules={form.checked}
      />
      <GatedAction
        type="submit"
        variant="primary"
        isBlock
        reason={isAlive ? form.reason : undefined}
        onBlockedPress={leadToMissing}
        isPending={form.processing}
        pendingLabel={t('saving')}
      >
        {save}
      </GatedAction>
    </>
  )
}
