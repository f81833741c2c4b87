import { useForm } from '@inertiajs/react'
import { Identifier } from '@kontor/design-system/identifier'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { AccountForm } from '~/components/identity/account_form'
import { SecurityHead } from '~/components/identity/security/security_head'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const ACTION = '/my-account/security/authenticator'

type Props = InertiaProps<{ secret: string; qrCode: string }>

export default function Authenticator({ secret, qrCode }: Props) {
  const t = useText('identity/security')
  const form = useForm({ code: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post(ACTION, { onError: () => form.reset() })
  }
  return (
    <div className="max-w-column pb-8">
      <SecurityHead title={t('set_up_title')} lead={t('set_up_lead')} />
      <div className="grid gap-8 border-t border-line-ink pt-6 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Text role="label">{t('scan')}</Text>
          <img src={qrCode} alt={t('qr_code')} width="220" height="220" />
          <Text role="ui-s" tone="muted">
            {t('type_instead')}
          </Text>
          <Identifier
            value={secret.match(/.{1,4}/g)!.join(' ')}
            copyLabel={t('copy_secret')}
            copiedLabel={t('copied')}
          />
        </div>
        <AccountForm action={ACTION} onSubmit={submit}>
          <TextField
            name="code"
            face="mono"
            autoComplete="one-time-code"
            inputMode="numeric"
            label={t('code')}
            hint={t('code_hint')}
            value={form.data.code}
            onChange={(code) => form.setData('code', code)}
            error={form.errors.code}
          />
          <FormActions
            submitLabel={t('turn_on')}
            pendingLabel={t('checking')}
            isPending={form.processing}
          />
        </AccountForm>
      </div>
    </div>
  )
}
