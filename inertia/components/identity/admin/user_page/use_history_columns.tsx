import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'

type Entry = Data.Identity.HistoryEntry
type Change = Entry['changes'][number]

export function useHistoryColumns(person: Data.Identity.TabUser): ListColumn<Entry, 'at'>[] {
  const t = useText('identity/user_history')
  return [
    { id: 'at', sort: ['at', 'desc'], cell: ({ at }) => formatMoment(at) },
    {
      id: 'action',
      wrap: true,
      cell: ({ action }) => t(`list.values.action.${action}`),
    },
    {
      id: 'actor',
      wrap: true,
      cell: ({ actor, actorId }) => {
        if (actorId === null) return actor === 'System' ? t('shop') : actor
        return actorId === person.id ? `${actor} ${t('self')}` : actor
      },
    },
    { id: 'changes', wrap: true, cell: (entry) => <Changes entry={entry} /> },
  ]
}

function Changes({ entry: { changes, reason } }: { entry: Entry }) {
  const t = useText('identity/user_history')
  return (
    <ul className="grid gap-0.5">
      {changes.map((change) => (
        <li key={change.field} className="wrap-anywhere">
          <Text as="span" role="ui" tone="muted">
            {t(`fields.${change.field}`)}:
          </Text>{' '}
          <Values change={change} />
        </li>
      ))}
      {reason && <li>{t('reason', { reason })}</li>}
    </ul>
  )
}

/** Old and new value; of what was only written once, that value. */
function Values({ change: { field, before, after } }: { change: Change }) {
  const t = useText('identity/user_history')
  const say = useValueWords(field)
  if (before === null) return <>{say(after)}</>
  if (after === null) return <>{t('was', { before: say(before) })}</>
  return <>{t('becomes', { before: say(before), after: say(after) })}</>
}

const MOMENTS: readonly Change['field'][] = ['expiresAt', 'legalEntityConfirmedAt']

function useValueWords(field: Change['field']) {
  const t = useText('identity/user_history')
  const people = useText('identity/people')
  return (value: Change['before']): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field === 'kind') {
      return people(`list.values.type.${value === 'staff' ? 'Internal' : 'External'}`)
    }
    const text = String(value)
    return MOMENTS.includes(field) && text.includes('T') ? formatMoment(text) : text
  }
}
