import { NarrowForm } from '~/components/identity/narrow_form'
import { NewPasswordFields } from '~/components/identity/new_password_fields'
import { useNewPassword } from '~/components/identity/use_new_password'
import type { PasswordRule } from '~/components/identity/use_password_rules'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const ACTION = '/password/new'

type Props = InertiaProps<{ purpose: 'activation' | 'reset'; rules: PasswordRule[] }>

export default function NewPassword({ purpose, rules }: Props) {
  const t = useText('identity/password')
  const form = useNewPassword(ACTION, rules)
  const isFirst = purpose === 'activation'
  return (
    <NarrowForm
      title={t(isFirst ? 'first_title' : 'new_title')}
      lead={t(isFirst ? 'first_lead' : 'new_lead')}
      action={ACTION}
      onSubmit={form.submit}
    >
      <NewPasswordFields form={form} save={t('save')} />
    </NarrowForm>
  )
}
