import { ErrorSummary } from '@kontor/design-system/error_summary'
import { GatedAction } from '@kontor/design-system/gated_action'
import type { ReactNode } from 'react'
import { CsrfField } from '~/components/shell/csrf_field'
import { Honeypot } from '~/components/shell/honeypot'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'
import { ApplicantFields } from './applicant_fields'
import { CompanyFields } from './company_fields'
import { TrialAgreement } from './trial_agreement'
import type { TrialPage } from './trial_form'
import type { TrialFormState } from './use_trial_form'

interface TrialFrameProps {
  action: string
  page: TrialPage
  form: TrialFormState
  duration: string
  send: string
  /** What is wanted, first in the form. */
  children: ReactNode
}

/** A request from top to bottom: what is wanted, which company, who, the agreement, Send. */
export function TrialFrame({ action, page, form, duration, send, children }: TrialFrameProps) {
  const t = useText('catalogue/trials')
  const { product } = form.data
  const problems = Object.entries(form.errors).map(([name, message = '']) => ({
    fieldId: name === 'form' ? undefined : name,
    message,
  }))
  return (
    <form action={action} method="post" onSubmit={form.send} noValidate className="max-w-column">
      <CsrfField />
      {product ? (
        <input type="hidden" name="product" value={product} />
      ) : (
        <input type="hidden" name="subProductId" value={form.data.subProductId} />
      )}
      <ErrorSummary title={t('form.problems', { count: problems.length })} errors={problems} />
      <div className={problems.length > 0 ? 'pt-8' : undefined}>
        {children}
        <CompanyFields countries={page.countries} form={form} />
        <ApplicantFields form={form} isKnown={page.applicant !== null} />
        <TrialAgreement form={form} duration={duration} />
      </div>
      <Honeypot label={t('form.leave_empty')} />
      <SendButton form={form}>{send}</SendButton>
    </form>
  )
}

/** Until the page is alive the server checks alone, so that the form also works without scripts. */
function SendButton({ form, children }: { form: TrialFormState; children: string }) {
  const t = useText('catalogue/trials')
  const isAlive = useHydrated()
  return (
    <div className="pt-8">
      <GatedAction
        type="submit"
        variant="primary"
        reason={isAlive ? form.reason : undefined}
        onBlockedPress={form.showMissing}
        isPending={form.processing}
        pendingLabel={t('form.sending')}
      >
        {children}
      </GatedAction>
    </div>
  )
}
