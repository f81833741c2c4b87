import { useForm, usePage } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { NarrowForm } from '~/components/identity/narrow_form'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const ACTION = '/password/forgotten'

export default function ForgottenPassword({
  reason,
}: InertiaProps<{ reason: 'activation' | 'reset' }>) {
  const t = useText('identity')
  const form = useForm({ email: '' })
  const isActivation = reason === 'activation'
  /** Of the page and not of the form, so that they are there without scripts too. */
  const errors: Partial<Record<string, string>> = usePage().props.errors
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post(ACTION)
  }
  return (
    <NarrowForm
      title={t(isActivation ? 'password.activation_title' : 'password.forgotten_title')}
      lead={t(isActivation ? 'password.activation_lead' : 'password.forgotten_lead')}
      action={ACTION}
      onSubmit={submit}
      foot={
        <p>
          <Link href={ADDRESSES.signIn}>{t('password.back')}</Link>
        </p>
      }
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        label={t('register.email')}
        value={form.data.email}
        onChange={(email) => form.setData('email', email)}
        error={errors.email}
      />
      <Button
        type="submit"
        variant="primary"
        isBlock
        isPending={form.processing}
        pendingLabel={t('password.sending')}
      >
        {t('password.send')}
      </Button>
    </NarrowForm>
  )
}
