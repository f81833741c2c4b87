import type { ReactNode } from 'react'
import { Honeypot } from '~/components/shell/honeypot'
import { PublicForm } from '~/components/shell/public_form'
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
  return (
    <PublicForm
      action={action}
      form={form}
      words={{
        problems: (count) => t('form.problems', { count }),
        send,
        sending: t('form.sending'),
      }}
      end={<Honeypot label={t('form.leave_empty')} />}
    >
      {product ? (
        <input type="hidden" name="product" value={product} />
      ) : (
        <input type="hidden" name="subProductId" value={form.data.subProductId} />
      )}
      {children}
      <CompanyFields countries={page.countries} form={form} />
      <ApplicantFields form={form} isKnown={page.applicant !== null} />
      <TrialAgreement form={form} duration={duration} />
    </PublicForm>
  )
}
