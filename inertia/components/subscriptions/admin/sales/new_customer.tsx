import { Link } from '@kontor/design-system/link'
import type { CountryChoice } from '~/components/identity/address_form'
import { BehalfEnd } from '~/components/identity/admin/behalf_end'
import { twinText, type LikelyTwin } from '~/components/identity/admin/likely_twins'
import { MailLanguage } from '~/components/identity/admin/mail_language'
import { RegistrationFields } from '~/components/identity/registration/registration_fields'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { TrialDays } from '../assign/trial_days'
import { TypePicker } from '../assign/type_picker'
import { idsOf, type AssignableType } from '../assign/types'
import { LegalAgreement } from './legal_agreement'
import { useCustomerTrial } from './use_customer_trial'

interface NewCustomerProps {
  types: AssignableType[]
  days: number
  countries: CountryChoice[]
  twins: LikelyTwin[]
}

/** A customer is registered and gets trials in one go. */
export function NewCustomer({ types, days, countries, twins }: NewCustomerProps) {
  const t = useText('subscriptions/assignments')
  const { form, trial, change, ...state } = useCustomerTrial()
  return (
    <form method="post" onSubmit={form.submit} noValidate>
      <RegistrationFields form={form} countries={countries} isOnBehalf />
      <MailLanguage value={state.locale} onChange={state.setLocale} />
      <LegalAgreement
        isGiven={trial.legalEntity}
        onChange={(legalEntity) => change({ legalEntity })}
        error={form.errors.legalEntity}
      />
      <TypePicker
        types={types}
        chosen={trial.subscriptions}
        onChange={(subscriptions) => change({ subscriptions })}
        error={form.errors.subscriptions}
      />
      <TrialDays
        values={trial}
        types={idsOf(types, trial.subscriptions)}
        days={days}
        errors={form.errors}
        onChange={change}
      />
      <BehalfEnd
        form={form}
        twins={twins}
        isSomebodyElse={state.isSomebodyElse}
        onSomebodyElse={state.setSomebodyElse}
        waysOf={(twin) => (
          <Link href={`${ADDRESSES.salesRegistration}?mode=existing&user=${twin.id}`}>
            {twinText(twin)}
          </Link>
        )}
        pendingLabel={t('multiple.submitting')}
      >
        {t('sales.register')}
      </BehalfEnd>
    </form>
  )
}
