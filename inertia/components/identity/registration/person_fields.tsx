import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { RegistrationState } from './use_registration'

type Name = 'email' | 'firstName' | 'lastName' | 'jobPosition' | 'phone' | 'mobilePhone'

interface PersonFieldsProps {
  form: RegistrationState
  isOnBehalf?: boolean
}

export function PersonFields({ form, isOnBehalf }: PersonFieldsProps) {
  const t = useText('identity/registration')
  const field = (name: Name) => ({
    id: name,
    name,
    value: form.data[name],
    onChange: (value: string) => form.change({ [name]: value }),
    onBlur: () => form.leave(name),
    error: form.errors[name],
  })
  const optional = { optionalLabel: t('personal.optional') }
  return (
    <FormSection title={t(isOnBehalf ? 'register.customer' : 'register.person')}>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        isRequired
        label={t('register.email')}
        hint={t(isOnBehalf ? 'register.customer_email_hint' : 'register.email_hint')}
      />
      <FieldGrid>
        <TextField
          {...field('firstName')}
          autoComplete="given-name"
          isRequired
          label={t('personal.first_name')}
        />
        <TextField
          {...field('lastName')}
          autoComplete="family-name"
          isRequired
          label={t('personal.last_name')}
        />
      </FieldGrid>
      <TextField
        {...field('jobPosition')}
        {...optional}
        autoComplete="organization-title"
        label={t('personal.job_position')}
      />
      <FieldGrid>
        <TextField
          {...field('phone')}
          {...optional}
          type="tel"
          autoComplete="work tel"
          label={t('personal.phone')}
          hint={t('personal.phone_hint')}
        />
        <TextField
          {...field('mobilePhone')}
          {...optional}
          type="tel"
          autoComplete="mobile tel"
          label={t('personal.mobile_phone')}
          hint={t('personal.phone_hint')}
        />
      </FieldGrid>
    </FormSection>
  )
}
