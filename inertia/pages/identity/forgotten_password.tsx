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
  const t = useText('identity/password')
  const registrationText = useText('identity/registration')
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
      title={t(isActivation ? 'activation_title' : 'forgotten_title')}
      lead={t(isActivation ? 'activation_lead' : 'forgotten_lead')}
      action={ACTION}
      onSubmit={submit}
      foot={
        <p>
          <Link href={ADDRESSES.signIn}>{t('back')}</Link>
        </p>
      }
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        label={registrationText('register.email')}
        value={form.data.email}
        onChange={(email) => form.setData('email', email)}
        error={errors.email}
      />
      <Button
        type="submit"
        variant="primary"
        isBlock
        isPending={form.processing}
        pendingLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </NarrowForm>
  )
}
