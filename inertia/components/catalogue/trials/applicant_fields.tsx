import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Link } from '@kontor/design-system/link'
import { Select } from '@kontor/design-system/select'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { useTextField } from './use_text_field'
import type { TrialFormState } from './use_trial_form'

const TITLES = ['ms', 'mr', 'dr', 'prof'] as const

interface ApplicantFieldsProps {
  form: TrialFormState
  isKnown: boolean
}

export function ApplicantFields({ form, isKnown }: ApplicantFieldsProps) {
  const t = useText('catalogue/trials')
  const field = useTextField(form)
  return (
    <FormSection title={t('person.title')} description={isKnown ? t('person.locked') : undefined}>
      {isKnown && (
        <div className="-mt-3">
          <Text role="ui">
            <Link href={ADDRESSES.personalData}>{t('person.change')}</Link>
          </Text>
        </div>
      )}
      <div className="sm:max-w-40">
        <Select
          id="title"
          name="title"
          label={t('person.form_of_address')}
          optionalLabel={t('person.optional')}
          placeholder={t('person.no_title')}
          options={TITLES.map((value) => ({ value, label: t(`titles.${value}`) }))}
          value={form.data.title}
          onChange={(title) => form.setData('title', title)}
          error={form.errorOf('title')}
        />
      </div>
      <FieldGrid>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldGrid>
    </FormSection>
  )
}
