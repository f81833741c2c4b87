import { useForm } from '@inertiajs/react'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { AccountForm } from '~/components/identity/account_form'
import { PasswordInput } from '~/components/identity/password_input'
import { SecurityHead } from '~/components/identity/security/security_head'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'

const ACTION = '/my-account/security/confirm'

export default function SecurityConfirmation() {
  const t = useText('identity/security')
  const words = useText('identity/sign_in')
  const form = useForm({ password: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post(ACTION, { onError: () => form.reset() })
  }
  return (
    <div className="max-w-reading pb-8">
      <SecurityHead title={t('confirm_title')} lead={t('confirm_lead')} />
      <div className="max-w-100">
        <AccountForm action={ACTION} onSubmit={submit}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            autoFocus
            label={words('sign_in.password')}
            value={form.data.password}
            onChange={(password) => form.setData('password', password)}
            error={form.errors.password}
          />
          <FormActions
            submitLabel={t('confirm')}
            pendingLabel={t('confirming')}
            isPending={form.processing}
          />
          <Text role="ui">
            <Link href="/password/forgotten">{words('sign_in.forgotten')}</Link>
          </Text>
        </AccountForm>
      </div>
    </div>
  )
}
