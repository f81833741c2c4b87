import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import type { Partner } from './types'

interface PartnerActionsProps {
  partner: Partner
  /** Names the button, which takes the focus back. */
  id: string
  onEdit: () => void
  /** Opens the users; left out for who may not change accounts. */
  onUsers?: () => void
}

/** What can be done with a business partner; a partner that has users says why it stays as it is. */
export function PartnerActions({ partner, id, onEdit, onUsers }: PartnerActionsProps) {
  const t = useText('contracts/partners')
  const [asked, ask] = useState<Asked | null>(null)
  const named = { id: String(partner.bpId), name: partner.bpName }
  const reason = partner.hasUser ? t('errors.has_user') : undefined
  const removal: Asked = {
    title: t('remove.title'),
    text: t('remove.text', named),
    keep: t('remove.keep'),
    confirm: t('remove.delete'),
    pending: t('remove.deleting'),
    method: 'delete',
    path: `${ADDRESSES.partners}/${partner.bpId}`,
  }
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={id} label={t('row.actions', named)}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('row.edit')} onAction={onEdit} reason={reason} />
        {onUsers && <MenuItem label={t('row.users')} onAction={onUsers} />}
        <MenuSeparator />
        <MenuItem
          label={t('row.delete')}
          tone="danger"
          onAction={() => ask(removal)}
          reason={reason}
        />
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
