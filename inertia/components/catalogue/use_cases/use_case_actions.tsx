import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { recordMenuId, type KeptRecord } from '~/components/shell/records/kept_record'
import { useText } from '~/hooks/use_text'
import { USE_CASE_ADDRESSES, type UseCaseSubject } from './types'

interface UseCaseActionsProps {
  subject: UseCaseSubject
  record: KeptRecord
  name: string
  onEdit: () => void
  /** Why it stays, where something refers to it. */
  keptBecause?: string
}

export function UseCaseActions(props: UseCaseActionsProps) {
  const { subject, record, name, onEdit, keptBecause } = props
  const t = useText('catalogue/manage_use_cases')
  const [asked, ask] = useState<Asked | null>(null)
  const removal: Asked = {
    title: t(`remove.${subject}`),
    text: t('remove.text', { name }),
    keep: t('remove.keep'),
    confirm: t('row.delete'),
    pending: t('remove.deleting'),
    method: 'delete',
    path: `${USE_CASE_ADDRESSES[subject]}/${record.id}`,
  }
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={recordMenuId(record)} label={t('row.menu', { name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('row.edit')} onAction={onEdit} />
        <MenuSeparator />
        <MenuItem
          label={t('row.delete')}
          tone="danger"
          onAction={() => ask(removal)}
          reason={keptBecause}
        />
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
