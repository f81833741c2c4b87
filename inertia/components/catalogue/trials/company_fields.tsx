import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { CountryChoice } from './trial_form'
import { useTextField } from './use_text_field'
import type { TrialFormState } from './use_trial_form'

interface CompanyFieldsProps {
  countries: readonly CountryChoice[]
  form: TrialFormState
}

/** For which company: where it is, how it is reached, its VAT ID where one is needed. */
export function CompanyFields({ countries, form }: CompanyFieldsProps) {
  const t = useText('catalogue/trials')
  const field = useTextField(form)
  const optional = t('person.optional')
  return (
    <FormSection title={t('company.title')}>
      <TextField {...field('companyName')} autoComplete="organization" />
      <TextField
        {...field('companyEmail')}
        type="email"
        autoComplete="email"
        hint={t('company.email_hint')}
      />
      <TextField
        {...field('companyPhone')}
        type="tel"
        autoComplete="tel"
        maxLength={50}
        optionalLabel={optional}
      />
      <TextField {...field('street')} autoComplete="address-line1" />
      <FieldGrid>
        <TextField {...field('postalCode')} autoComplete="postal-code" maxLength={20} />
        <TextField {...field('city')} autoComplete="address-level2" />
      </FieldGrid>
      <CountryField countries={countries} form={form} />
      <TextField
        {...field('tin')}
        face="mono"
        maxLength={30}
        hint={t('company.vat_hint')}
        optionalLabel={form.needsVat ? undefined : optional}
      />
    </FormSection>
  )
}

function CountryField({ countries, form }: CompanyFieldsProps) {
  const t = useText('catalogue/trials')
  const { locale } = useShared()
  const nameOf = ({ nameEn, nameDe }: CountryChoice) => (locale === 'de' ? nameDe : nameEn)
  return (
    <Select
      id="country"
      name="country"
      autoComplete="country"
      label={t('company.country')}
      placeholder={t('company.choose_country')}
      options={countries
        .map((country) => ({ value: country.code, label: nameOf(country) }))
        .sort((one, other) => one.label.localeCompare(other.label, locale))}
      value={form.data.country}
      onChange={(country) => form.setData('country', country)}
      error={form.errorOf('country')}
    />
  )
}
