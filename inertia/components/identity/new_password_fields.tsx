import { GatedAction } from '@kontor/design-system/gated_action'
import { PasswordField, RuleChecklist } from '@kontor/design-system/password_field'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'
import type { NewPasswordState } from './use_new_password'

interface NewPasswordFieldsProps {
  form: NewPasswordState
  /** Words on the button. */
  save: string
}

/** New password, its rules ticked while it is typed, once more, and the button. */
export function NewPasswordFields({ form, save }: NewPasswordFieldsProps) {
  const t = useText('identity/password')
  const isAlive = useHydrated()
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          name="password"
          autoComplete="new-password"
          autoFocus
          label={t('new')}
          showLabel={t('show')}
          value={form.data.password}
          onChange={(password) => form.setData('password', password)}
          error={form.errors.password}
        />
        <RuleChecklist
          label={t('rules')}
          metLabel={t('met')}
          unmetLabel={t('unmet')}
          rules={form.checked}
        />
      </div>
      <PasswordField
        name="passwordConfirmation"
        autoComplete="new-password"
        label={t('confirmation')}
        showLabel={t('show')}
        value={form.data.passwordConfirmation}
        onChange={(typed) => form.setData('passwordConfirmation', typed)}
        onBlur={form.leaveConfirmation}
        error={form.confirmationError}
      />
      <GatedAction
        type="submit"
        variant="primary"
        isBlock
        reason={isAlive ? form.reason : undefined}
        isPending={form.processing}
        pendingLabel={t('saving')}
      >
        {save}
      </GatedAction>
    </>
  )
}
