import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { PasswordField } from '@kontor/design-system/password_field'
import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { PasskeyButton } from '~/components/identity/security/passkey_button'
import { CsrfField } from '~/components/shell/csrf_field'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function SignIn({ uid, name }: InertiaProps<{ uid: string; name: string }>) {
  const t = useText('identity/sign_in')
  const form = useForm({ name, password: '' })
  const action = `/sign-in/${uid}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post(action, { onError: () => form.reset('password') })
  }
  return (
    <div className="mx-auto max-w-100 pb-8">
      <PageHead title={t('sign_in.title')} lead={t('sign_in.lead')} />
      <form
        method="post"
        action={action}
        onSubmit={submit}
        className="grid gap-5 border-t border-line-ink pt-6"
        noValidate
      >
        <CsrfField />
        <TextField
          name="name"
          autoComplete="username"
          autoFocus
          label={t('sign_in.name')}
          value={form.data.name}
          onChange={(typed) => form.setData('name', typed)}
          error={form.errors.name}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('sign_in.password')}
          showLabel={t('sign_in.show_password')}
          value={form.data.password}
          onChange={(password) => form.setData('password', password)}
          error={form.errors.password}
        />
        <Button
          type="submit"
          variant="primary"
          isBlock
          isPending={form.processing}
          pendingLabel={t('sign_in.submitting')}
        >
          {t('sign_in.submit')}
        </Button>
        <PasskeyButton uid={uid} />
        <Text role="ui">
          <Link href="/password/forgotten">{t('sign_in.forgotten')}</Link>
        </Text>
      </form>
      <div className="pt-6">
        <Text role="ui" tone="muted">
          {t('sign_in.no_account')} <Link href="/register">{t('sign_in.register')}</Link>
        </Text>
      </div>
    </div>
  )
}
