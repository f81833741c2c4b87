import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { recordMenuId } from '~/components/shell/records/kept_record'
import { useText } from '~/hooks/use_text'
import { OFFERED_FILES, type OfferedFile } from './types'

interface FileActionsProps {
  file: OfferedFile
  onEdit: () => void
  /** Told why a file is not deleted. */
  onRefused: (message: string | null) => void
}

/** What can be done with a file; deleting it is asked about. */
export function FileActions({ file, onEdit, onRefused }: FileActionsProps) {
  const t = useText('catalogue/offered_files')
  const [asked, ask] = useState<Asked | null>(null)
  const { name, version } = file
  const removal: Asked = {
    title: t('remove.title'),
    text: t('remove.text', { name }),
    keep: t('keep'),
    confirm: t('remove.confirm'),
    pending: t('remove.pending'),
    method: 'delete',
    path: `${OFFERED_FILES}/${file.id}`,
    data: { version: String(version) },
  }
  return (
    <span className="flex justify-end">
      <Menu
        trigger={
          <IconButton id={recordMenuId(file)} label={t('row.menu', { name })}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label={t('row.edit')} onAction={onEdit} />
        <MenuSeparator />
        <MenuItem label={t('row.delete')} tone="danger" onAction={() => ask(removal)} />
      </Menu>
      <AskFirst asked={asked} onClose={() => ask(null)} onRefused={onRefused} />
    </span>
  )
}
