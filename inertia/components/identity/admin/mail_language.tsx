import { FormSection } from '@kontor/design-system/form_section'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'

/** In which language a customer whom staff register gets mails. */
export function MailLanguage(props: { value: string; onChange: (locale: string) => void }) {
  const t = useText('identity/people')
  return (
    <FormSection title={t('behalf.mails')}>
      <Select
        {...props}
        name="locale"
        label={t('behalf.locale')}
        options={(['en', 'de'] as const).map((value) => ({ value, label: t(`behalf.${value}`) }))}
      />
    </FormSection>
  )
}
