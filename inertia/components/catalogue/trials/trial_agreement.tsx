import { ConsentRow } from '@kontor/design-system/consent_row'
import { FormSection } from '@kontor/design-system/form_section'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { TrialFormState } from './use_trial_form'

interface TrialAgreementProps {
  form: TrialFormState
  /** How long it runs and what it costs, first among the rules. */
  duration: string
}

/** The rules of the trial, written where they are accepted. */
export function TrialAgreement({ form, duration }: TrialAgreementProps) {
  const t = useText('catalogue/trials')
  const rules = [duration, t('agreement.use'), t('agreement.access'), t('agreement.keep')]
  return (
    <FormSection title={t('agreement.title')}>
      <Text as="div" role="ui" tone="muted">
        <ol className="grid list-decimal gap-2 ps-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Text>
      <div>
        <Consent form={form} name="termsAccepted">
          {t('agreement.terms_before')}{' '}
          <Link href={ADDRESSES.terms}>{t('agreement.terms_link')}</Link>
          {t('agreement.terms_after') === '.' ? '.' : ` ${t('agreement.terms_after')}`}
        </Consent>
        <Consent form={form} name="legalEntityConfirmed">
          {t('agreement.legal_entity')}
        </Consent>
      </div>
    </FormSection>
  )
}

interface ConsentProps {
  form: TrialFormState
  name: 'termsAccepted' | 'legalEntityConfirmed'
  children: React.ReactNode
}

function Consent({ form, name, children }: ConsentProps) {
  return (
    <ConsentRow
      id={name}
      name={name}
      isSelected={form.data[name]}
      onChange={(isSelected) => form.setData(name, isSelected)}
      error={form.errorOf(name)}
    >
      {children}
    </ConsentRow>
  )
}
