import { useText } from '~/hooks/use_text'

/** The label of each field, for the sentences that name it. */
export function useFieldNames() {
  const t = useText('site/messages')
  return {
    product: t('contact.product'),
    startDate: t('wish.start'),
    subject: t('contact.subject'),
    message: t('contact.message'),
    userTitle: t('person.user_title'),
    firstName: t('person.first_name'),
    lastName: t('person.last_name'),
    company: t('person.company'),
    country: t('person.country'),
    email: t('person.email'),
  }
}
