import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import type { AskedWhy } from '~/components/shell/ask_why'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { ChangeQuestion } from '../change_question'
import { heldAddress } from '../types'
import { rowMenuId, typeAddress, type Subscriber, type Type } from './types'

interface ActionsProps {
  type: Type
  subscriber: Subscriber
  onVisibility: () => void
  onCopy: () => void
}

/** What can be done with the subscription of somebody. */
export function SubscriberActions({ type, subscriber, onVisibility, onCopy }: ActionsProps) {
  const t = useText('subscriptions/subscribers')
  const [asked, ask] = useState<AskedWhy | null>(null)
  const { userId, email, isLocked } = subscriber
  const name = subscriber.name || email
  const notCopied = useWhyNotCopied(type, subscriber)
  const { post, isPending } = usePost(`${typeAddress(type)}/users/${userId}/welcome`)
  const removal: AskedWhy = {
    title: t('remove.title', { name: type.name }),
    text: t('remove.text', { person: name }),
    keep: t('remove.keep'),
    confirm: t('remove.confirm'),
    pending: t('remove.pending'),
    method: 'delete',
    path: heldAddress({ id: userId }, type.id),
  }
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={rowMenuId(subscriber)} label={t('row.menu', { name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('row.ranges')} href={`${ADDRESSES.users}/${userId}/subscriptions`} />
        <MenuItem label={t('row.copy')} onAction={onCopy} reason={notCopied} />
        <MenuItem label={t('row.visibility')} onAction={onVisibility} />
        <MenuItem
          label={t('row.welcome')}
          onAction={() => !isPending && post({})}
          reason={isLocked ? t('errors.welcome_locked') : undefined}
        />
        <MenuSeparator />
        <MenuItem label={t('row.remove')} tone="danger" onAction={() => ask(removal)} />
      </Menu>
      <ChangeQuestion asked={asked} onClose={() => ask(null)} />
    </span>
  )
}

/** What keeps the date ranges of somebody from being given to others. */
function useWhyNotCopied(type: Type, { isUnrestricted, ranges }: Subscriber): string | undefined {
  const t = useText('subscriptions/copies')
  const words = useText('subscriptions/entitlements')
  if (type.isFilterable) return words('errors.by_request')
  if (ranges.length === 0) return t(isUnrestricted ? 'errors.unrestricted' : 'errors.nothing')
  return ranges.every(({ isSalesTrial }) => isSalesTrial) ? t('errors.sales_trial') : undefined
}
