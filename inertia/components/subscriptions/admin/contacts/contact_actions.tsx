import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import type { Type } from '../subscribers/types'
import { contactsAddress, rowMenuId, type Contact } from './types'

interface ActionsProps {
  type: Type
  contact: Contact
  onEdit: () => void
}

/** What can be done with a contact. */
export function ContactActions({ type, contact, onEdit }: ActionsProps) {
  const t = useText('subscriptions/contacts')
  const [asked, ask] = useState<Asked | null>(null)
  const { email } = contact
  const removal: Asked = {
    title: t('remove.title'),
    text: t('remove.text', { email, type: type.name }),
    keep: t('remove.keep'),
    confirm: t('remove.confirm'),
    pending: t('remove.pending'),
    method: 'delete',
    path: `${contactsAddress(type)}/${contact.id}`,
  }
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={rowMenuId(contact)} label={t('row.menu', { name: email })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('row.edit')} onAction={onEdit} />
        <MenuSeparator />
        <MenuItem label={t('row.delete')} tone="danger" onAction={() => ask(removal)} />
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
