import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useCan } from '~/hooks/use_can'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { contactsAddress } from '../contacts/types'
import { mailingAddress } from '../mailing/types'
import { typeAddress } from '../subscribers/types'
import type { SubscriptionType } from '../types'
import { useRunQuestion } from './use_run_question'

/** Names the menu of a type, which takes the focus back when its form is closed. */
export const typeMenuId = ({ id }: Pick<SubscriptionType, 'id'>) => `type_${id}`

interface ActionsProps {
  type: SubscriptionType
  onEdit: () => void
}

/** What staff do with a type; a filterable one says what is not done with it. */
export function TypeActions({ type, onEdit }: ActionsProps) {
  const t = useText('subscriptions/types')
  const runs = useText('subscriptions/runs')
  const maySeeUsers = useCan('subscriptions.users.read')
  const [asked, ask] = useState<Asked | null>(null)
  const recreation = useRunQuestion(type)
  const { post, isPending } = usePost(`${typeAddress(type)}/initialisation`, 'put')
  const reason = (why: string) => (type.isFilterable ? why : undefined)
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={typeMenuId(type)} label={t('actions.menu', { name: type.name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        {maySeeUsers && <MenuItem label={t('actions.users')} href={typeAddress(type)} />}
        <MenuItem label={t('actions.contacts')} href={contactsAddress(type)} />
        <MenuItem label={t('actions.send')} href={mailingAddress(type)} />
        <MenuSeparator />
        <MenuItem
          label={t('actions.edit')}
          onAction={onEdit}
          reason={reason(t('errors.filterable'))}
        />
        <MenuItem
          label={runs('actions.Initialise')}
          onAction={() => !isPending && post({})}
          reason={reason(runs('errors.filterable_Initialise'))}
        />
        <MenuSeparator />
        <MenuItem
          label={runs('actions.Recreate')}
          tone="danger"
          onAction={() => ask(recreation)}
          reason={reason(runs('errors.filterable_Recreate'))}
        />
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
