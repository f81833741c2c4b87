import { MomentText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { Timeline } from '@kontor/design-system/timeline'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import type { FileEvent } from './types'

/** Who did what with the files of a shelf, the newest first. */
export function FileHistory({ history }: { history: readonly FileEvent[] }) {
  const t = useText('catalogue/offered_files')
  const entries = history.map((event) => ({
    id: event.seq,
    time: <MomentText value={event.at} />,
    children: <Entry event={event} />,
  }))
  return (
    <PageSection title={t('history.title')}>
      {history.length === 0 ? (
        <Text tone="muted">{t('history.none')}</Text>
      ) : (
        <div className="border-t border-line-ink">
          <Timeline label={t('history.title')} entries={entries} />
        </div>
      )}
    </PageSection>
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
