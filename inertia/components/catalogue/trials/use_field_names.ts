import { useText } from '~/hooks/use_text'

/** The label of each field, for the sentences that name it. */
export function useFieldNames() {
  const t = useText('catalogue/trials')
  return {
    effectiveDate: t('wanted.date'),
    companyName: t('company.name'),
    companyEmail: t('company.email'),
    companyPhone: t('company.phone'),
    street: t('company.street'),
    postalCode: t('company.postal_code'),
    city: t('company.city'),
    country: t('company.country'),
    tin: t('company.vat'),
    firstName: t('person.first_name'),
    lastName: t('person.last_name'),
  }
}
