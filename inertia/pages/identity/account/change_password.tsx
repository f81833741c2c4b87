import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { AccountHead } from '~/components/identity/account/account_head'
import { usePasswordChange } from '~/components/identity/account/use_password_change'
import { NewPasswordInput } from '~/components/identity/new_password_input'
import { PasswordInput } from '~/components/identity/password_input'
import type { PasswordRule } from '~/components/identity/use_password_rules'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function ChangePassword({ rules }: InertiaProps<{ rules: PasswordRule[] }>) {
  const words = useText('identity/account')
  const form = usePasswordChange(rules)
  const isAlive = useHydrated()
  return (
    <div className="max-w-reading pb-8">
      <AccountHead title={words('password.title')} />
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <PasswordInput
          name="oldPassword"
          autoComplete="current-password"
          label={words('password.old')}
          value={form.data.oldPassword}
          onChange={(value) => form.setData('oldPassword', value)}
          error={form.errors.oldPassword}
        />
        <NewPasswordInput
          first={{ name: 'newPassword', error: form.errors.newPassword }}
          again={{
            name: 'confirmation',
            onBlur: form.leaveConfirmation,
            error: form.confirmationError,
          }}
          data={form.data}
          onType={(name, typed) => form.setData(name, typed)}
          rules={form.checked}
        />
        <Text role="ui-s" tone="muted">
          {words('password.elsewhere_note')}
        </Text>
        <GatedAction
          type="submit"
          variant="primary"
          reason={isAlive ? form.reason : undefined}
          isPending={form.processing}
          pendingLabel={words('password.saving')}
        >
          {words('password.save')}
        </GatedAction>
      </form>
    </div>
  )
}
