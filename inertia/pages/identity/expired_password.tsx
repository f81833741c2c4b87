import { NarrowForm } from '~/components/identity/narrow_form'
import { NewPasswordFields } from '~/components/identity/new_password_fields'
import { useNewPassword } from '~/components/identity/use_new_password'
import type { PasswordRule } from '~/components/identity/use_password_rules'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ uid: string; days: number; rules: PasswordRule[] }>

export default function ExpiredPassword({ uid, days, rules }: Props) {
  const t = useText('identity/password')
  const action = `/sign-in/${uid}/password`
  const form = useNewPassword(action, rules, uid)
  return (
    <NarrowForm
      title={t('expired_title')}
      lead={days > 0 ? t('expired_lead', { days }) : t('expired_lead_unknown')}
      action={action}
      onSubmit={form.submit}
    >
      <NewPasswordFields form={form} save={t('save_and_log_in')} />
    </NarrowForm>
  )
}
