import { ConsentRow } from '@kontor/design-system/consent_row'
import { FormSection } from '@kontor/design-system/form_section'
import { Link } from '@kontor/design-system/link'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { RegistrationState } from './use_registration'

/** What everybody who registers declares. */
export function Agreements({ form }: { form: RegistrationState }) {
  const t = useText('identity/registration')
  const { data, errors, change } = form
  return (
    <FormSection title={t('register.agreements')}>
      <div className="grid gap-2">
        <ConsentRow
          id="legalEntity"
          name="legalEntity"
          isSelected={data.legalEntity}
          onChange={(legalEntity) => change({ legalEntity })}
          error={errors.legalEntity}
        >
          {t('register.legal_entity')}
        </ConsentRow>
        <ConsentRow
          id="privacyNotice"
          name="privacyNotice"
          isSelected={data.privacyNotice}
          onChange={(privacyNotice) => change({ privacyNotice })}
          error={errors.privacyNotice}
        >
          {t('register.privacy')}{' '}
          <Link href={ADDRESSES.privacy} target="_blank">
            {t('register.privacy_link')}
          </Link>
        </ConsentRow>
      </div>
    </FormSection>
  )
}
