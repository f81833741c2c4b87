import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import { useTextField } from './use_text_field'
import type { TrialFormState } from './use_trial_form'

const TITLES = ['ms', 'mr', 'dr', 'prof'] as const

/** Who asks for the trial. */
export function ApplicantFields({ form }: { form: TrialFormState }) {
  const t = useText('trials')
  const field = useTextField(form)
  return (
    <FormSection title={t('person.title')}>
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
