import { formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { OpenedRecord } from './open_kinds'
import { useAlsoOpen } from './use_also_open'

/** "Mats Hansen has this open": stays in sight while one types, before two write over each other. */
export function AlsoOpen(record: OpenedRecord) {
  const t = useText('identity/open_records')
  const { others, isLost } = useAlsoOpen(record)
  const [first] = others
  if (!first) return isLost && <Unknown />
  const names = others.map(({ name }) => name).join(', ')
  return (
    <div className="sticky top-2 z-10 pt-3">
      <Note tone="brass" isAnnounced title={t('open', { count: others.length, names })}>
        {t('agree', { at: formatMoment(first.since) })}
      </Note>
    </div>
  )
}

function Unknown() {
  const t = useText('identity/open_records')
  return (
    <Text role="ui-s" tone="muted">
      {t('unknown')}
    </Text>
  )
}
