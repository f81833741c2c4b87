import { ErrorSummary } from '@kontor/design-system/error_summary'
import type { CountryChoice } from '~/components/identity/address_form'
import { CompanyFields } from '~/components/identity/company_fields'
import { useText } from '~/hooks/use_text'
import { AddressSections } from './address_sections'
import { PersonFields } from './person_fields'
import { toProblems } from './registration_form'
import type { RegistrationState } from './use_registration'

interface RegistrationFieldsProps {
  form: RegistrationState
  countries: CountryChoice[]
  isOnBehalf?: boolean
}

/** What every registration asks for: person, company and addresses, below all that was wrong with them. */
export function RegistrationFields({ form, countries, isOnBehalf }: RegistrationFieldsProps) {
  const t = useText('identity/registration')
  const { form: _refusal, ...summary } = form.summary
  const problems = toProblems(summary, form.labelOf)
  const { data, errors, change } = form
  return (
    <>
      <ErrorSummary title={t('personal.problems', { count: problems.length })} errors={problems} />
      <PersonFields form={form} isOnBehalf={isOnBehalf} />
      <CompanyFields data={data} errors={errors} onChange={change} />
      <AddressSections data={data} errors={errors} countries={countries} onChange={change} />
    </>
  )
}
