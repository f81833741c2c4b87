import { ConsentRow } from '@kontor/design-system/consent_row'
import { FormSection } from '@kontor/design-system/form_section'
import { useText } from '~/hooks/use_text'

interface LegalAgreementProps {
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  error?: string
}

/** What sales have made sure of before they register somebody. */
export function LegalAgreement({ isGiven, onChange, error }: LegalAgreementProps) {
  const t = useText('subscriptions/assignments')
  return (
    <FormSection title={t('sales.agreement')}>
      <ConsentRow
        id="legalEntity"
        name="legalEntity"
        isSelected={isGiven}
        onChange={onChange}
        error={error}
      >
        {t('sales.legal_entity')}
      </ConsentRow>
    </FormSection>
  )
}
