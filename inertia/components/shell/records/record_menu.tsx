import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { recordMenuId, type KeptRecord } from './kept_record'

interface RecordMenuProps {
  record: KeptRecord
  /** "Actions for" its name. */
  label: string
  /** Without it nobody changes it here, but its pages are reached. */
  edit?: { label: string; onAction: () => void }
  /** Other pages of the record, between its change and its end. */
  pages?: readonly { label: string; href: string }[]
  /** What is asked before it is deleted. */
  removal?: Asked
  /** Why it stays, where something refers to it. */
  keptBecause?: string
}

/** What can be done with a record that is edited in its row. */
export function RecordMenu(props: RecordMenuProps) {
  const { record, label, edit, pages = [], removal, keptBecause } = props
  const [asked, ask] = useState<Asked | null>(null)
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={recordMenuId(record)} label={label}>
            <MoreIcon />
          </IconButton>
        }
      >
        {edit && <MenuItem {...edit} />}
        {pages.map((page) => (
          <MenuItem key={page.href} {...page} />
        ))}
        {removal && <MenuSeparator />}
        {removal && (
          <MenuItem
            label={removal.confirm}
            tone="danger"
            onAction={() => ask(removal)}
            reason={keptBecause}
          />
        )}
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
