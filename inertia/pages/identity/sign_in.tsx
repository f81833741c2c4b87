import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { PasswordField } from '@kontor/design-system/password_field'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function SignIn({ uid }: InertiaProps<{ uid: string }>) {
  const t = useText('identity')
  const form = useForm({ name: '', password: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post(`/sign-in/${uid}`, { onError: () => form.reset('password') })
  }
  return (
    <div className="mx-auto max-w-100 pb-8">
      <PageHead title={t('sign_in.title')} lead={t('sign_in.lead')} />
      <form onSubmit={submit} className="grid gap-5 border-t border-line-ink pt-6" noValidate>
        <TextField
          name="name"
          autoComplete="username"
          autoFocus
          label={t('sign_in.name')}
          value={form.data.name}
          onChange={(name) => form.setData('name', name)}
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
      </form>
      <p className="pt-6 text-ui text-muted">
        {t('sign_in.no_account')} <Link href="/register">{t('sign_in.register')}</Link>
      </p>
    </div>
  )
}
