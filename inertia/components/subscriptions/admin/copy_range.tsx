import { GatedAction } from '@kontor/design-system/gated_action'
import { useText } from '~/hooks/use_text'
import { CopyForm } from './copy_form'
import { heldAddress, type Assigned, type AssignedRange, type Person } from './types'

/** Opens the copying of a date range; a trial of sales says why it stays where it is. */
export function CopyButton({ range, onPress }: { range: AssignedRange; onPress: () => void }) {
  const t = useText('subscriptions/copies')
  const reason = range.isSalesTrial ? t('errors.sales_trial') : undefined
  return (
    <GatedAction align="end" onPress={onPress} reason={reason}>
      {t('copy')}
    </GatedAction>
  )
}

interface CopyRangeProps {
  person: Pick<Person, 'id'>
  held: Pick<Assigned, 'typeId'>
  range: AssignedRange
  onDone: () => void
}

/** A date range is given to others as well. */
export function CopyRange({ person, held, range, onDone }: CopyRangeProps) {
  const t = useText('subscriptions/copies')
  const path = `${heldAddress(person, held.typeId)}/ranges/${range.id}/copy`
  return <CopyForm label={t('range')} path={path} onDone={onDone} />
}
