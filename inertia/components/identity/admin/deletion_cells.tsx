import { GatedAction } from '@kontor/design-system/gated_action'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

type Waiting = Data.Identity.WaitingDeletion

/** How staff recognise the customer. */
export function WhoAsked({ request: { name, company, email } }: { request: Waiting }) {
  return (
    <>
      <span className="block">{[name, company].filter(Boolean).join(', ')}</span>
      <span className="text-muted wrap-anywhere">{email}</span>
    </>
  )
}

interface ErasureActionProps {
  request: Waiting
  onAsk: (request: Waiting) => void
}

/** The way to the deletion, or why it has to wait. */
export function ErasureAction({ request, onAsk }: ErasureActionProps) {
  const t = useText('account')
  return (
    <GatedAction
      variant="quiet"
      aria-label={t('deletions.delete_named', { name: request.name || request.email })}
      reason={request.isBusy ? t('deletions.busy') : undefined}
      onPress={() => onAsk(request)}
    >
      {t('deletions.delete')}
    </GatedAction>
  )
}
