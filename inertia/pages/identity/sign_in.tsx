import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { NarrowForm } from '~/components/identity/narrow_form'
import { PasswordInput } from '~/components/identity/password_input'
import { PasskeyButton } from '~/components/identity/security/passkey_button'
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
    <NarrowForm
      title={t('sign_in.title')}
      lead={t('sign_in.lead')}
      action={action}
      onSubmit={submit}
      foot={
        <p>
          {t('sign_in.no_account')} <Link href="/register">{t('sign_in.register')}</Link>
        </p>
      }
    >
      <TextField
        name="name"
        autoComplete="username"
        autoFocus
        label={t('sign_in.name')}
        value={form.data.name}
        onChange={(typed) => form.setData('name', typed)}
        error={form.errors.name}
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        label={t('sign_in.password')}
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
    </NarrowForm>
  )
}
