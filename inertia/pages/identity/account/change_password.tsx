import { GatedAction } from '@kontor/design-system/gated_action'
import { PasswordField, RuleChecklist } from '@kontor/design-system/password_field'
import { Text } from '@kontor/design-system/text'
import { AccountHead } from '~/components/identity/account/account_head'
import { usePasswordChange } from '~/components/identity/account/use_password_change'
import type { PasswordRule } from '~/components/identity/use_password_rules'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function ChangePassword({ rules }: InertiaProps<{ rules: PasswordRule[] }>) {
  const t = useText('identity/password')
  const words = useText('identity/account')
  const form = usePasswordChange(rules)
  const isAlive = useHydrated()
  return (
    <div className="max-w-reading pb-8">
      <AccountHead title={words('password.title')} />
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-6">
        <PasswordField
          name="oldPassword"
          autoComplete="current-password"
          label={words('password.old')}
          showLabel={t('show')}
          value={form.data.oldPassword}
          onChange={(value) => form.setData('oldPassword', value)}
          error={form.errors.oldPassword}
        />
        <div className="grid gap-3">
          <PasswordField
            name="newPassword"
            autoComplete="new-password"
            label={t('new')}
            showLabel={t('show')}
            value={form.data.newPassword}
            onChange={(value) => form.setData('newPassword', value)}
            error={form.errors.newPassword}
          />
          <RuleChecklist
            label={t('rules')}
            metLabel={t('met')}
            unmetLabel={t('unmet')}
            rules={form.checked}
          />
        </div>
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          label={t('confirmation')}
          showLabel={t('show')}
          value={form.data.confirmation}
          onChange={(value) => form.setData('confirmation', value)}
          onBlur={form.leaveConfirmation}
          error={form.confirmationError}
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
