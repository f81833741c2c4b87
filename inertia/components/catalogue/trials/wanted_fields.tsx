import { DateFieldText } from '@kontor/design-system/date_field_text'
import { FormSection } from '@kontor/design-system/form_section'
import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextArea } from '@kontor/design-system/text_area'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { TrialPage } from './trial_form'
import { useTextField } from './use_text_field'
import type { TrialFormState } from './use_trial_form'

interface WantedFieldsProps {
  page: TrialPage
  form: TrialFormState
  title: string
  /** What is on trial, first in the section. */
  children: ReactNode
}

/** What is wanted from when, and for what. */
export function WantedFields({ page, form, title, children }: WantedFieldsProps) {
  const t = useText('catalogue/trials')
  const { day } = useFormat()
  const field = useTextField(form)
  const bounds = { first: day(page.firstDay), last: day(page.lastDay) }
  return (
    <FormSection title={title}>
      {children}
      <div className="sm:max-w-80">
        <DateFieldText
          {...field('effectiveDate')}
          hint={t('wanted.date_hint', bounds)}
          placeholder={t('wanted.day_hint')}
        />
      </div>
      <TextArea
        id="message"
        name="message"
        label={t('wanted.message')}
        optionalLabel={t('person.optional')}
        hint={t('wanted.message_hint')}
        rows={4}
        maxLength={5000}
        value={form.data.message}
        onChange={(message) => form.setData('message', message)}
        error={form.errorOf('message')}
      />
    </FormSection>
  )
}

/** The packages of an analytics product with what they would cost once the trial is over. */
export function PackageRows({ page, form }: Pick<WantedFieldsProps, 'page' | 'form'>) {
  const t = useText('catalogue/trials')
  const { money } = useFormat()
  const { packages } = page.offer
  if (packages.length === 0) return null
  return (
    <RadioRows
      label={t('wanted.package')}
      name="subProductId"
      choices={packages.map(({ code, name, priceCents }) => ({
        value: code,
        label: name,
        reason: t('wanted.package_reason', { price: money(priceCents) }),
      }))}
      value={form.data.subProductId}
      onChange={(code) => form.setData('subProductId', code)}
      error={form.errorOf('subProductId')}
    />
  )
}
