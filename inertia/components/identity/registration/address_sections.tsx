import { Checkbox } from '@kontor/design-system/checkbox'
import { FormSection } from '@kontor/design-system/form_section'
import { useText } from '~/hooks/use_text'
import { AddressForm, type CountryChoice } from '../address_form'
import type { FieldErrors, PersonalDataValues } from '../personal_data_form'

interface AddressSectionsProps {
  data: PersonalDataValues
  errors: FieldErrors
  countries: CountryChoice[]
  onChange: (values: Partial<PersonalDataValues>) => void
}

/** The billing address, and a delivery address where it is another one; both of the company. */
export function AddressSections({ data, errors, countries, onChange }: AddressSectionsProps) {
  const t = useText('identity/registration')
  return (
    <>
      <FormSection title={t('register.billing')} description={t('register.billing_hint')}>
        <AddressForm
          kind="billing"
          hasName={false}
          values={data.billing}
          errors={errors}
          countries={countries}
          onChange={(billing) => onChange({ billing })}
        />
      </FormSection>
      <FormSection title={t('register.delivery')} description={t('personal.delivery_hint')}>
        <Checkbox
          isSelected={data.sameAddress}
          onChange={(sameAddress) => onChange({ sameAddress })}
        >
          {t('register.same')}
        </Checkbox>
        {!data.sameAddress && (
          <AddressForm
            kind="delivery"
            hasName={false}
            values={data.delivery}
            errors={errors}
            countries={countries}
            onChange={(delivery) => onChange({ delivery })}
          />
        )}
      </FormSection>
    </>
  )
}
