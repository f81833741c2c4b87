import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { contactsAddress } from '../contacts/types'
import { mailingAddress } from '../mailing/types'
import { typeAddress } from '../subscribers/types'
import type { SubscriptionType } from '../types'

/** Names the menu of a type, which takes the focus back when its form is closed. */
export const typeMenuId = ({ id }: Pick<SubscriptionType, 'id'>) => `type_${id}`

interface ActionsProps {
  type: SubscriptionType
  onEdit: () => void
}

/** What staff do with a type; a filterable one says why it is not edited. */
export function TypeActions({ type, onEdit }: ActionsProps) {
  const t = useText('subscriptions/types')
  const maySeeUsers = useCan('subscriptions.users.read')
  const { name, isFilterable } = type
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={typeMenuId(type)} label={t('actions.menu', { name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem
          label={t('actions.edit')}
          onAction={onEdit}
          reason={isFilterable ? t('errors.filterable') : undefined}
        />
        <MenuSeparator />
        {maySeeUsers && <MenuItem label={t('actions.users')} href={typeAddress(type)} />}
        <MenuItem label={t('actions.contacts')} href={contactsAddress(type)} />
        <MenuItem label={t('actions.send')} href={mailingAddress(type)} />
      </Menu>
    </span>
  )
}
