import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { AccountForm } from '~/components/identity/account_form'
import { useText } from '~/hooks/use_text'

interface SecondStepFormProps {
  action: string
  kind: 'authenticator' | 'recovery_code'
}

/** The code of an authenticator app, or one of the codes on paper. */
export function SecondStepForm({ action, kind }: SecondStepFormProps) {
  const t = useText('identity/sign_in')
  const form = useForm({ kind, code: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post(action, { onError: () => form.reset('code') })
  }
  const isApp = kind === 'authenticator'
  return (
    <AccountForm action={action} onSubmit={submit}>
      <input type="hidden" name="kind" value={kind} />
      <TextField
        name="code"
        face="mono"
        autoFocus
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        spellCheck="false"
        label={t(isApp ? 'second_step.code' : 'second_step.recovery_code')}
        hint={t(isApp ? 'second_step.code_hint' : 'second_step.recovery_hint')}
        value={form.data.code}
        onChange={(code) => form.setData('code', code)}
        error={form.errors.code}
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
    </AccountForm>
  )
}
