import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { CountryChoice, MessagePage } from './message_form'
import type { MessageFormState } from './use_message_form'

/** The country to choose, or as the account knows it. */
export function CountryField({ page, form }: { page: MessagePage; form: MessageFormState }) {
  const t = useText('site/messages')
  const { locale } = useShared()
  const { data, errors, setData } = form
  const nameOf = ({ nameEn, nameDe }: CountryChoice) => (locale === 'de' ? nameDe : nameEn)
  const known = page.countries.find(({ code }) => code === page.sender?.country)
  if (known) return <TextField label={t('person.country')} isReadOnly value={nameOf(known)} />
  return (
    <Select
      id="country"
      name="country"
      autoComplete="country"
      label={t('person.country')}
      optionalLabel={t('person.optional')}
      placeholder={t('person.choose_country')}
      options={page.countries
        .map((country) => ({ value: country.code, label: nameOf(country) }))
        .sort((one, other) => one.label.localeCompare(other.label, locale))}
      value={data.country}
      onChange={(country) => setData('country', country)}
      error={errors.country}
    />
  )
}
