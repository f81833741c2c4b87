import { Text } from '@kontor/design-system/text'
import { EventHistory } from '~/components/shell/event_history'
import { useText } from '~/hooks/use_text'
import type { FileEvent, ShownShelf } from './types'

/** Who did what with the files of a shelf, the newest first. */
export function FileHistory({ history, earlier }: Pick<ShownShelf, 'history' | 'earlier'>) {
  const t = useText('catalogue/offered_files')
  return (
    <EventHistory
      title={t('history.title')}
      label={t('history.title')}
      none={t('history.none')}
      events={history}
      earlier={earlier}
      said={(event) => <Entry event={event} />}
    />
  )
}

const ACTIONS = ['added', 'replaced', 'edited', 'moved', 'removed'] as const

function Entry({ event }: { event: FileEvent }) {
  const t = useText('catalogue/offered_files')
  const { actor, name, place, sha256 } = event
  const action = ACTIONS.find((one) => one === event.action) ?? 'edited'
  return (
    <>
      {t(`history.${action}`, { actor, name, place: place ?? 0 })}
      {sha256 && (
        <Text as="span" role="ui-s" tone="muted" isBlock breaks>
          {t('history.sha256', { sha256 })}
        </Text>
      )}
    </>
  )
}
