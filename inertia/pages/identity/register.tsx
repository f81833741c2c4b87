import { GatedAction } from '@kontor/design-system/gated_action'
import { Link } from '@kontor/design-system/link'
import { Problem } from '@kontor/design-system/note'
import type { CountryChoice } from '~/components/identity/address_form'
import { Agreements } from '~/components/identity/registration/agreements'
import { HeardFrom } from '~/components/identity/registration/heard_from'
import { NextSteps } from '~/components/identity/registration/next_steps'
import { RegistrationFields } from '~/components/identity/registration/registration_fields'
import { useRegistration } from '~/components/identity/registration/use_registration'
import { ADDRESSES } from '~/components/shell/addresses'
import { Honeypot } from '~/components/shell/honeypot'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ countries: CountryChoice[]; offersStaffSignIn: boolean }>

export default function Register({ countries, offersStaffSignIn }: Props) {
  const t = useText('identity/registration')
  const form = useRegistration(ADDRESSES.register)
  const { form: refusal } = form.summary
  return (
    <>
      <PageHead
        title={t('register.title')}
        lead={
          <>
            {t('register.lead')} {t('register.has_account')}{' '}
            <Link href={ADDRESSES.signIn}>{t('register.log_in')}</Link>
          </>
        }
      />
      <div className="grid items-start gap-x-16 gap-y-12 pb-8 lg:grid-cols-form-panel">
        <form method="post" onSubmit={form.submit} noValidate>
          <RegistrationFields form={form} countries={countries} />
          <div className="pt-12">
            <HeardFrom form={form} />
          </div>
          <div className="pt-12">
            <Agreements form={form} />
          </div>
          <Honeypot label={t('register.leave_empty')} />
          <div className="grid justify-items-start gap-4 pt-8">
            <GatedAction
              type="submit"
              variant="primary"
              reason={form.reason}
              onBlockedPress={form.showMissing}
              isPending={form.processing}
              pendingLabel={t('register.submitting')}
            >
              {t('register.submit')}
            </GatedAction>
            <Problem>{refusal}</Problem>
          </div>
        </form>
        <NextSteps offersStaffSignIn={offersStaffSignIn} />
      </div>
    </>
  )
}
