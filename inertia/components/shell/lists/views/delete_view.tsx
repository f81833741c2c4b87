import { AskFirst } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import type { SavedView } from './types'

interface DeleteViewProps {
  view: SavedView
  isAsked: boolean
  onClose: () => void
}

/** Asks before a view goes, for colleagues as well where they see it. */
export function DeleteView({ view: { id, name, isShared }, isAsked, onClose }: DeleteViewProps) {
  const t = useText('shared/views')
  const question = {
    title: t('delete_title', { name }),
    text: t(isShared ? 'delete_shared' : 'delete_text'),
    keep: t('delete_keep'),
    confirm: t('delete'),
    pending: t('deleting'),
    method: 'delete' as const,
    path: `/admin/views/${id}`,
  }
  return <AskFirst asked={isAsked ? question : null} onClose={onClose} />
}
