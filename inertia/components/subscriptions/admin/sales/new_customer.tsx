import { ErrorSummary } from '@kontor/design-system/error_summary'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import type { CountryChoice } from '~/components/identity/address_form'
import { LikelyTwins, twinText, type LikelyTwin } from '~/components/identity/admin/likely_twins'
import { MailLanguage } from '~/components/identity/admin/mail_language'
import { CompanyFields } from '~/components/identity/company_fields'
import { AddressSections } from '~/components/identity/registration/address_sections'
import { PersonFields } from '~/components/identity/registration/person_fields'
import { toProblems } from '~/components/identity/registration/registration_form'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { TrialDays } from '../assign/trial_days'
import { TypePicker } from '../assign/type_picker'
import type { AssignableType } from '../assign/types'
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
  const words = useText('identity/registration')
  const { form, trial, change, ...state } = useCustomerTrial()
  const { form: refusal, ...summary } = form.summary
  const problems = toProblems(summary, form.labelOf)
  return (
    <form method="post" onSubmit={form.submit} noValidate>
      <ErrorSummary
        title={words('personal.problems', { count: problems.length })}
        errors={problems}
      />
      <PersonFields form={form} isOnBehalf />
      <CompanyFields data={form.data} errors={form.errors} onChange={form.change} />
      <AddressSections
        data={form.data}
        errors={form.errors}
        countries={countries}
        onChange={form.change}
      />
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
      <TrialDays values={trial} days={days} errors={form.errors} onChange={change} />
      <div className="grid justify-items-start gap-4 pt-8">
        {(refusal || twins.length > 0) && (
          <Note tone="crimson" isAnnounced>
            {refusal}
            {twins.length > 0 && (
              <LikelyTwins
                twins={twins}
                isSomebodyElse={state.isSomebodyElse}
                onChange={state.setSomebodyElse}
                waysOf={(twin) => (
                  <Link href={`${ADDRESSES.salesRegistration}?mode=existing&user=${twin.id}`}>
                    {twinText(twin)}
                  </Link>
                )}
              />
            )}
          </Note>
        )}
        <GatedAction
          type="submit"
          variant="primary"
          reason={form.reason}
          onBlockedPress={form.showMissing}
          isPending={form.processing}
          pendingLabel={t('multiple.submitting')}
        >
          {t('sales.register')}
        </GatedAction>
      </div>
    </form>
  )
}
