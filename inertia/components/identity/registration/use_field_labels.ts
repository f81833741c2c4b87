import { useText } from '~/hooks/use_text'

/** The label of each field by the server's name of it, for the sentences that name it. */
export function useFieldLabels() {
  const t = useText('identity/registration')
  const labels: Partial<Record<string, string>> = {
    email: t('register.email'),
    firstName: t('personal.first_name'),
    lastName: t('personal.last_name'),
    company: t('personal.company'),
    phone: t('personal.phone'),
    mobilePhone: t('personal.mobile_phone'),
    tin: t('personal.tin'),
    addressLine1: t('personal.line1'),
    postcode: t('personal.postcode'),
    city: t('personal.city'),
    country: t('personal.country'),
    legalEntity: t('register.legal_entity_name'),
    privacyNotice: t('privacy.title'),
  }
  return (field: string) => labels[field.split('.').at(-1)!] ?? null
}
