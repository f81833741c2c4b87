import { MomentText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { Timeline } from '@kontor/design-system/timeline'
import { RecordChange, type Change } from '~/components/contracts/records/record_change'
import { RECORD_ADDRESSES, type RecordSubject } from '~/components/contracts/records/types'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Entry = {
  at: string
  who: string
  what: 'added' | 'edited' | 'deleted' | 'given'
  changes: Change[]
}
type Props = InertiaProps<{
  subject: RecordSubject
  id: number
  /** What it is or was called; null where nothing is known of it. */
  name: string | null
  entries: Entry[]
}>

/** Who changed what about a record, the newest first. */
export default function RecordHistory({ subject, id, name: called, entries }: Props) {
  const t = useText('contracts/records')
  const place = useText('contracts/places')
  const name = called ?? `${t(`subjects.${subject}`)} ${id}`
  const title = t('history.title', { name })
  const crumbs = [
    { label: place('admin.contract_data.title'), href: '/admin/contracts' },
    { label: t(`plural.${subject}`), href: RECORD_ADDRESSES[subject] },
    { label: title },
  ]
  return (
    <div className="pb-16">
      <AdminHead title={title} crumbs={crumbs} />
      {entries.length === 0 && <Text tone="muted">{t('history.none')}</Text>}
      <Timeline
        label={title}
        entries={entries.map(({ at, who, what, changes }) => ({
          id: at,
          time: <MomentText value={at} />,
          children: (
            <>
              {t(`history.${what}`, { who })}
              {changes.map((change) => (
                <RecordChange key={change.name} {...change} isNew={what === 'added'} />
              ))}
            </>
          ),
        }))}
      />
    </div>
  )
}
