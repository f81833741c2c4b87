import { router } from '@inertiajs/react'
import { MoreIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useText } from '~/hooks/use_text'
import type { SavedView } from './types'

/** What is asked before it is done. */
export type ViewStep = 'rename' | 'delete'

interface ViewMenuProps {
  view: SavedView
  shown: { parameters: string; hidden: string[]; density: string }
  onStep: (step: ViewStep) => void
}

/** What can be done with a view of one's own. */
export function ViewMenu({ view: { id, name, isShared }, shown, onStep }: ViewMenuProps) {
  const t = useText('shared/views')
  const change = (data: Record<string, string | boolean | string[]>) =>
    router.put(`/admin/views/${id}`, data, { preserveScroll: true, preserveState: true })
  return (
    <Menu
      trigger={
        <IconButton label={t('menu', { name })}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem label={t('update')} onAction={() => change(shown)} />
      <MenuItem label={t('rename')} onAction={() => onStep('rename')} />
      <MenuItem
        label={t(isShared ? 'unshare' : 'share')}
        onAction={() => change({ isShared: !isShared })}
      />
      <MenuSeparator />
      <MenuItem label={t('delete')} tone="danger" onAction={() => onStep('delete')} />
    </Menu>
  )
}
