import { router } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
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
  const [isAsked, setAsked] = useState(false)
  const named = { id: String(partner.bpId), name: partner.bpName }
  const reason = partner.hasUser ? t('errors.has_user') : undefined
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
          onAction={() => setAsked(true)}
          reason={reason}
        />
      </Menu>
      <RemovePartner partner={partner} isOpen={isAsked} onOpenChange={setAsked} />
    </span>
  )
}

interface RemovePartnerProps {
  partner: Partner
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before a business partner is deleted. */
function RemovePartner({ partner, isOpen, onOpenChange }: RemovePartnerProps) {
  const t = useText('contracts/partners')
  const [isPending, setPending] = useState(false)
  const remove = () =>
    router.delete(`${ADDRESSES.partners}/${partner.bpId}`, {
      preserveScroll: true,
      preserveState: true,
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        onOpenChange(false)
      },
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('remove.title')}
      keepLabel={t('remove.keep')}
      confirmLabel={t('remove.delete')}
      pendingLabel={t('remove.deleting')}
      isPending={isPending}
      onConfirm={remove}
    >
      {t('remove.text', { id: String(partner.bpId), name: partner.bpName })}
    </ConfirmDialog>
  )
}
