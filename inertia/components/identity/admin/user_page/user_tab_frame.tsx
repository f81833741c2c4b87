import { StatusBadge } from '@kontor/design-system/status_badge'
import { Tabs } from '@kontor/design-system/tabs'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { MergedState } from '~/components/identity/admin/merger/merged_state'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { AlsoOpen } from '~/components/shell/records/also_open'
import type { OpenKind } from '~/components/shell/records/open_kinds'
import { useCan } from '~/hooks/use_can'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { UserHeadActions } from './user_head_actions'

type Person = Data.Identity.TabUser

interface FrameProps {
  person: Person
  /** The name by which its module declares the tab. */
  current: string
  title: string
  lead?: string
  children: ReactNode
}

/** A tab of the page of a person: the way to it, who it is, the other tabs, and its content. */
export function UserTabFrame({ person, current, title, lead, children }: FrameProps) {
  const t = useText('identity/people')
  const mayWrite = useCan('users.write')
  const maySubscribe = useCan('subscriptions.users.write')
  const mayEdit = current === 'subscriptions' ? maySubscribe : mayWrite
  return (
    <div className="pb-16">
      <AdminHead
        title={title}
        crumbs={[{ label: t('title'), href: ADDRESSES.users }, { label: person.name }]}
        status={<PersonState person={person} />}
      />
      <Text role="ui" tone="muted">
        {[person.company, person.email].filter(Boolean).join(', ')}
      </Text>
      {mayWrite && <UserHeadActions person={person} />}
      <UserTabs person={person} current={current} />
      {lead && (
        <div className="max-w-reading pt-5">
          <Text role="ui" tone="muted">
            {lead}
          </Text>
        </div>
      )}
      {mayEdit && isShared(current) && <AlsoOpen kind={current} id={person.id} />}
      <div className="grid grid-cols-1 gap-10 pt-5">{children}</div>
    </div>
  )
}

/** Tabs that two people may edit at the same time. */
const SHARED = [
  'details',
  'addresses',
  'billing',
  'business-partner',
  'subscriptions',
] as const satisfies readonly OpenKind[]

const isShared = (tab: string): tab is (typeof SHARED)[number] =>
  (SHARED as readonly string[]).includes(tab)

function PersonState({ person }: { person: Person }) {
  const { isLocked, accountActivated, isStaff, mergedInto } = person
  const t = useText('identity/people')
  if (mergedInto !== null) return <MergedState into={mergedInto} />
  const kind = t(`list.values.type.${isStaff ? 'Internal' : 'External'}`)
  if (isLocked) {
    return <StatusBadge size="title" status="locked" label={t('list.values.locked.Locked')} />
  }
  const word = t(`list.values.active.${accountActivated ? 'Active' : 'Inactive'}`)
  const status = accountActivated ? 'active' : 'inactive'
  return <StatusBadge size="title" status={status} label={`${word}, ${kind}`} />
}

function UserTabs({ person, current }: { person: Person; current: string }) {
  const t = useText('identity/user_tabs')
  const tabs = (useShared().user?.userTabs ?? []).map(({ name, label }) => ({
    href: `${ADDRESSES.users}/${person.id}/${name}`,
    label,
    isCurrent: name === current,
  }))
  return <Tabs label={t('tabs', { name: person.name })} tabs={tabs} />
}
