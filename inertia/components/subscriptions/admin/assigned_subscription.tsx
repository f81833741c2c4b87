import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import type { AskedWhy } from '~/components/shell/ask_why'
import { TabSection } from '~/components/identity/admin/user_page/tab_section'
import { useText } from '~/hooks/use_text'
import { SubscriptionStatus } from '../subscription_status'
import { useRangeWords } from '../use_range_words'
import { AssignedRanges } from './assigned_ranges'
import { ChangeQuestion } from './change_question'
import { RangeEditor } from './range_editor'
import { heldAddress, type Assigned, type Person } from './types'
import { VisibilityEditor } from './visibility_editor'

interface HeldProps {
  person: Person
  held: Assigned
}

/** What a person has of one type: its days, when they may be seen, and what can be done with it. */
export function AssignedSubscription({ person, held }: HeldProps) {
  const t = useText('subscriptions/entitlements')
  const words = useRangeWords()
  const [opened, open] = useState<'range' | 'visibility' | null>(null)
  const [asked, ask] = useState<AskedWhy | null>(null)
  const { name, visibleFrom, visibleUntil } = held
  const isLimited = visibleFrom !== null || visibleUntil !== null
  return (
    <TabSection title={name} end={<SubscriptionStatus status={held.status} />}>
      {held.isUnrestricted ? (
        <Text>{t('unrestricted')}</Text>
      ) : (
        <AssignedRanges person={person} held={held} />
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
      <ChangeQuestion asked={asked} onClose={() => ask(null)} />
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

const removalOf = (
  t: Say,
  person: Person,
  { name, typeId, isUnrestricted }: Assigned
): AskedWhy => ({
  title: t('remove.title', { name }),
  text: t('remove.text', { person: person.name }),
  keep: t('remove.keep'),
  confirm: t('remove.confirm'),
  pending: t('remove.pending'),
  method: 'delete',
  path: `${heldAddress(person, typeId)}${isUnrestricted ? '/unrestricted' : ''}`,
})
