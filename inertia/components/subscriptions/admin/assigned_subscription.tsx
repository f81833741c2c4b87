import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { TabSection } from '~/components/identity/admin/user_page/tab_section'
import { useText } from '~/hooks/use_text'
import { SubscriptionStatus } from '../subscription_status'
import { useRangeWords } from '../use_range_words'
import { AssignedRanges } from './assigned_ranges'
import { RangeEditor } from './range_editor'
import { heldAddress, type Assigned, type Person } from './types'
import { VisibilityEditor } from './visibility_editor'

interface HeldProps {
  person: Person
  held: Assigned
}

interface AssignedProps extends HeldProps {
  onRefused: (message: string | null) => void
}

/** What a person has of one type: its days, when they may be seen, and what can be done with it. */
export function AssignedSubscription({ person, held, onRefused }: AssignedProps) {
  const t = useText('subscriptions/entitlements')
  const words = useRangeWords()
  const [opened, open] = useState<'range' | 'visibility' | null>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const { name, visibleFrom, visibleUntil } = held
  const isLimited = visibleFrom !== null || visibleUntil !== null
  return (
    <TabSection title={name} end={<SubscriptionStatus status={held.status} />}>
      {held.isUnrestricted ? (
        <Text>{t('unrestricted')}</Text>
      ) : (
        <AssignedRanges person={person} held={held} onRefused={onRefused} />
      )}
      <Text role="ui" tone="muted">
        {isLimited ? t('visible', { days: words(visibleFrom, visibleUntil) }) : t('no_visibility')}
      </Text>
      {opened === 'range' && (
        <RangeEditor person={person} typeId={held.typeId} onDone={() => open(null)} />
      )}
      {opened === 'visibility' && (
        <VisibilityEditor person={person} held={held} onDone={() => open(null)} />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <AddRange person={person} held={held} onPress={() => open('range')} />
        <Button onPress={() => open('visibility')}>
          {t(isLimited ? 'edit_visibility' : 'add_visibility')}
        </Button>
        <Button onPress={() => ask(removalOf(t, person, held))}>{t('remove.action')}</Button>
        {held.ranges.length > 0 && !held.isFilterable && (
          <GatedAction reason={t('errors.ranges_first')}>{t('give.action')}</GatedAction>
        )}
      </div>
      <AskFirst asked={asked} onClose={() => ask(null)} onRefused={onRefused} />
    </TabSection>
  )
}

function AddRange({ person, held, onPress }: HeldProps & { onPress: () => void }) {
  const t = useText('subscriptions/entitlements')
  const reason = (held.isFilterable && 'by_request') || (person.isLocked && 'locked')
  const code = reason || (held.isUnrestricted && 'is_unrestricted')
  return (
    <GatedAction onPress={onPress} reason={code ? t(`errors.${code}`) : undefined}>
      {t('add')}
    </GatedAction>
  )
}

type Say = ReturnType<typeof useText<'subscriptions/entitlements'>>

const removalOf = (t: Say, person: Person, { name, typeId, isUnrestricted }: Assigned): Asked => ({
  title: t('remove.title', { name }),
  text: t('remove.text', { person: person.name }),
  keep: t('remove.keep'),
  confirm: t('remove.confirm'),
  pending: t('remove.pending'),
  method: 'delete',
  path: `${heldAddress(person, typeId)}${isUnrestricted ? '/unrestricted' : ''}`,
})
