import { writeDayText } from '@kontor/design-system/date_field_text'
import type { Data } from '@generated/data'
import { useHistoryColumns } from '~/components/identity/admin/user_page/use_history_columns'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'at', 'action' | 'by' | 'from' | 'to'> & {
    person: Data.Identity.TabUser
    entries: Data.Identity.HistoryEntry[]
  }
>

/** Who changed what about a person, with old and new values. */
export default function UserHistory({ person, entries, ...shown }: Props) {
  const t = useText('identity/user_history')
  const words = useListWords('identity/user_history', 'list', (filter, value) =>
    filter === 'action' || filter === 'by'
      ? t(`list.values.${filter}.${value}` as 'list.values.by.Self')
      : writeDayText(value)
  )
  return (
    <UserTabFrame
      person={person}
      current="history"
      title={t('title', { name: person.name })}
      lead={t('lead')}
    >
      <ListTable
        shown={shown}
        words={words}
        rows={entries}
        rowKey={({ seq }) => seq}
        columns={useHistoryColumns(person)}
      />
    </UserTabFrame>
  )
}
