import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import { recordMenuId, type KeptRecord } from '~/components/shell/records/kept_record'
import { RECORD_ADDRESSES, type RecordSubject } from './types'

interface RecordActionsProps {
  subject: RecordSubject
  record: KeptRecord
  name: string
  onEdit: () => void
  /** Why it stays, where something refers to it. */
  keptBecause?: string
  /** Other pages of the record, between its history and its end. */
  more?: readonly { label: string; href: string }[]
}

/** What can be done with a record of the master data. */
export function RecordActions(props: RecordActionsProps) {
  const { subject, record, name, onEdit, keptBecause, more = [] } = props
  const t = useText('contracts/records')
  const [asked, ask] = useState<Asked | null>(null)
  const path = `${RECORD_ADDRESSES[subject]}/${record.id}`
  const removal: Asked = {
    title: t(`remove.${subject}`),
    text: t('remove.text', { name }),
    keep: t('remove.keep'),
    confirm: t('row.delete'),
    pending: t('remove.deleting'),
    method: 'delete',
    path,
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
        <MenuItem label={t('row.history')} href={`${path}/history`} />
        {more.map((page) => (
          <MenuItem key={page.href} {...page} />
        ))}
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
