import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

type Waiting = Data.Identity.WaitingDeletion

export function WhoAsked({ request: { name, company, email } }: { request: Waiting }) {
  return (
    <>
      <span className="block">{[name, company].filter(Boolean).join(', ')}</span>
      <span className="text-muted wrap-anywhere">{email}</span>
    </>
  )
}

interface AnswersProps {
  request: Waiting
  onErase: (request: Waiting) => void
  onRefuse: (request: Waiting) => void
}

/** Both answers: the deletion, or why it has to wait, and the refusal. */
export function Answers({ request, onErase, onRefuse }: AnswersProps) {
  const t = useText('identity/deletions')
  const name = request.name || request.email
  return (
    <span className="flex flex-wrap items-start justify-end gap-2">
      <Button aria-label={t('refuse_named', { name })} onPress={() => onRefuse(request)}>
        {t('refuse')}
      </Button>
      <GatedAction
        variant="danger"
        aria-label={t('delete_named', { name })}
        reason={request.isBusy ? t('busy') : undefined}
        onPress={() => onErase(request)}
      >
        {t('delete')}
      </GatedAction>
    </span>
  )
}

/** Until when the answer is due; what is late says so. */
export function AnswerBy({ request: { answerBy, isLate } }: { request: Waiting }) {
  const t = useText('identity/deletions')
  if (!isLate) return formatDay(answerBy)
  return (
    <Text as="span" role="inherit" tone="danger" weight="semibold">
      {t('late', { date: formatDay(answerBy) })}
    </Text>
  )
}
