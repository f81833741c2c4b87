import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Link } from '@kontor/design-system/link'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { CountryField } from './country_field'
import type { MessagePage, TextName } from './message_form'
import type { MessageFormState } from './use_message_form'
import { useFieldNames } from './use_field_names'

const TITLES = ['ms', 'mr', 'dr', 'prof'] as const

/** Who writes. What the account knows is shown and cannot be changed here. */
export function PersonFields({ page, form }: { page: MessagePage; form: MessageFormState }) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  const field = useTextField(page, form)
  return (
    <FormSection
      title={t('person.title')}
      description={page.sender ? t('person.locked') : undefined}
    >
      {page.sender && (
        <div className="-mt-3">
          <Text role="ui">
            <Link href={ADDRESSES.personalData}>{t('person.change')}</Link>
          </Text>
        </div>
      )}
      <div className="sm:max-w-40">
        <Select
          id="userTitle"
          name="userTitle"
          label={t('person.user_title')}
          optionalLabel={t('person.optional')}
          placeholder={t('person.no_title')}
          options={TITLES.map((value) => ({ value, label: t(`titles.${value}`) }))}
          value={data.userTitle}
          onChange={(userTitle) => setData('userTitle', userTitle)}
          error={errors.userTitle}
        />
      </div>
      <FieldGrid>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldGrid>
      <FieldGrid>
        <TextField
          {...field('company')}
          autoComplete="organization"
          optionalLabel={page.sender?.company ? undefined : t('person.optional')}
        />
        <CountryField page={page} form={form} />
      </FieldGrid>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        hint={t('person.email_hint')}
        onBlur={form.leaveEmail}
        error={form.emailError ?? errors.email}
      />
    </FormSection>
  )
}

type KnownName = Extract<TextName, 'firstName' | 'lastName' | 'company' | 'email'>

/** Props of a field that the account may know. */
function useTextField(page: MessagePage, { data, errors, setData }: MessageFormState) {
  const names = useFieldNames()
  return (name: KnownName) => ({
    id: name,
    name,
    label: names[name],
    maxLength: 200,
    isReadOnly: Boolean(page.sender?.[name]),
    value: data[name],
    onChange: (value: string) => setData(name, value),
    error: errors[name],
  })
}
