import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { PasswordField } from '@kontor/design-system/password_field'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { SecurityHead } from '~/components/identity/security/security_head'
import { CsrfField } from '~/components/shell/csrf_field'
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
      <form
        method="post"
        action={ACTION}
        onSubmit={submit}
        noValidate
        className="grid max-w-100 gap-5"
      >
        <CsrfField />
        <PasswordField
          name="password"
          autoComplete="current-password"
          autoFocus
          label={words('sign_in.password')}
          showLabel={words('sign_in.show_password')}
          value={form.data.password}
          onChange={(password) => form.setData('password', password)}
          error={form.errors.password}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={form.processing}
            pendingLabel={t('confirming')}
          >
            {t('confirm')}
          </Button>
        </div>
        <Text role="ui">
          <Link href="/password/forgotten">{words('sign_in.forgotten')}</Link>
        </Text>
      </form>
    </div>
  )
}
