import { FormSection } from '@kontor/design-system/form_section'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { SectionProps } from './personal_data_form'

/** The company and its VAT ID, which decides on the tax of deliveries within the European Union. */
export function CompanyFields({
  data,
  errors,
  onChange,
  isReadOnly,
}: SectionProps<'company' | 'tin'>) {
  const t = useText('identity/registration')
  return (
    <FormSection title={t('personal.company_section')}>
      <TextField
        id="company"
        name="company"
        autoComplete="organization"
        label={t('personal.company')}
        isReadOnly={isReadOnly}
        value={data.company}
        onChange={(company) => onChange({ company })}
        error={errors.company}
      />
      <TextField
        id="tin"
        name="tin"
        face="mono"
        autoComplete="off"
        label={t('personal.tin')}
        hint={t('personal.tin_hint')}
        optionalLabel={t('personal.optional')}
        isReadOnly={isReadOnly}
        value={data.tin}
        onChange={(tin) => onChange({ tin })}
        error={errors.tin}
      />
    </FormSection>
  )
}
