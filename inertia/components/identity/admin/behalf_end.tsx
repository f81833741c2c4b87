import type { ReactNode } from 'react'
import type { RegistrationState } from '~/components/identity/registration/use_registration'
import { FormEnd } from '~/components/shell/form_end'
import { LikelyTwins, type LikelyTwin } from './likely_twins'

interface BehalfEndProps {
  form: RegistrationState
  twins: LikelyTwin[]
  isSomebodyElse: boolean
  onSomebodyElse: (isSomebodyElse: boolean) => void
  waysOf?: (twin: LikelyTwin) => ReactNode
  pendingLabel: string
  children: ReactNode
}

/** The end of a form by which staff register somebody: who that may be already, and the button. */
export function BehalfEnd({ form, pendingLabel, children, ...props }: BehalfEndProps) {
  const { twins, isSomebodyElse, onSomebodyElse, waysOf } = props
  const { form: refusal } = form.summary
  return (
    <FormEnd
      problem={
        (refusal || twins.length > 0) && (
          <>
            {refusal}
            {twins.length > 0 && (
              <LikelyTwins
                twins={twins}
                isSomebodyElse={isSomebodyElse}
                onChange={onSomebodyElse}
                waysOf={waysOf}
              />
            )}
          </>
        )
      }
      reason={form.reason}
      onBlockedPress={form.showMissing}
      isPending={form.processing}
      pendingLabel={pendingLabel}
    >
      {children}
    </FormEnd>
  )
}
