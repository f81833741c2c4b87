import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { SectionProps } from './personal_data_form'

type PersonName = 'firstName' | 'lastName' | 'jobPosition' | 'phone' | 'mobilePhone'

interface PersonFieldsProps extends SectionProps<PersonName> {
  email: string
  /** Why the address cannot be changed here; else in the words for oneself. */
  emailHint?: string
  namesAreFixed: boolean
}

/** Who the person is. The e-mail address belongs to the sign-in, staff names to the employer. */
export function PersonFields(props: PersonFieldsProps) {
  const { email, emailHint, namesAreFixed, data, errors, onChange, isReadOnly = false } = props
  const t = useText('identity/registration')
  return (
    <FormSection
      title={t('personal.person')}
      description={namesAreFixed ? t('personal.names_fixed') : undefined}
    >
      <FieldGrid>
        <TextField
          id="firstName"
          name="firstName"
          autoComplete="given-name"
          label={t('personal.first_name')}
          isReadOnly={isReadOnly || namesAreFixed}
          value={data.firstName}
          onChange={(firstName) => onChange({ firstName })}
          error={errors.firstName}
        />
        <TextField
          id="lastName"
          name="lastName"
          autoComplete="family-name"
          label={t('personal.last_name')}
          isReadOnly={isReadOnly || namesAreFixed}
          value={data.lastName}
          onChange={(lastName) => onChange({ lastName })}
          error={errors.lastName}
        />
      </FieldGrid>
      <TextField
        label={t('personal.email')}
        hint={emailHint ?? t('personal.email_hint')}
        type="email"
        isReadOnly
        value={email}
      />
      <TextField
        id="jobPosition"
        name="jobPosition"
        autoComplete="organization-title"
        label={t('personal.job_position')}
        optionalLabel={t('personal.optional')}
        isReadOnly={isReadOnly}
        value={data.jobPosition}
        onChange={(jobPosition) => onChange({ jobPosition })}
        error={errors.jobPosition}
      />
      <PhoneFields data={data} errors={errors} onChange={onChange} isReadOnly={isReadOnly} />
    </FormSection>
  )
}

function PhoneFields(props: SectionProps<'phone' | 'mobilePhone'>) {
  const { data, errors, onChange, isReadOnly } = props
  const t = useText('identity/registration')
  return (
    <FieldGrid>
      <TextField
        id="phone"
        name="phone"
        type="tel"
        autoComplete="work tel"
        label={t('personal.phone')}
        hint={t('personal.phone_hint')}
        optionalLabel={t('personal.optional')}
        isReadOnly={isReadOnly}
        value={data.phone}
        onChange={(phone) => onChange({ phone })}
        error={errors.phone}
      />
      <TextField
        id="mobilePhone"
        name="mobilePhone"
        type="tel"
        autoComplete="mobile tel"
        label={t('personal.mobile_phone')}
        hint={t('personal.phone_hint')}
        optionalLabel={t('personal.optional')}
        isReadOnly={isReadOnly}
        value={data.mobilePhone}
        onChange={(mobilePhone) => onChange({ mobilePhone })}
        error={errors.mobilePhone}
      />
    </FieldGrid>
  )
}
