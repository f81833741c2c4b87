import { GatedAction } from '@kontor/design-system/gated_action'
import { useText } from '~/hooks/use_text'
import { CopyForm } from './copy_form'
import { heldAddress, type Assigned, type AssignedRange, type Person } from './types'

interface CopyButtonProps {
  range: Pick<AssignedRange, 'isSalesTrial'>
  isFilterable?: boolean
  onPress?: () => void
}

/** Opens the copying of a date range; one of a filterable type and a trial of sales say why they stay where they are. */
export function CopyButton({ range, isFilterable, onPress }: CopyButtonProps) {
  const t = useText('subscriptions/copies')
  const words = useText('subscriptions/entitlements')
  const trial = range.isSalesTrial ? t('errors.sales_trial') : undefined
  const reason = isFilterable ? words('errors.by_request') : trial
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
