import { useState } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import type { AskedWhy } from '~/components/shell/ask_why'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { ChangeQuestion } from '~/components/subscriptions/admin/change_question'
import { RenewAction } from '~/components/subscriptions/admin/renew_action'
import type { Ending } from '~/components/subscriptions/admin/types'
import {
  useEndingColumns,
  type EndingSort,
} from '~/components/subscriptions/admin/use_ending_columns'
import { useEndingBulk } from '~/components/subscriptions/admin/use_ending_bulk'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<EndingSort, 'when', 'all' | 'agreed' | 'trials'> & { endings: Ending[] }
>

/** Subscriptions that end soon or ended lately: renewed by a click, or somebody is called. */
export default function EndingSubscriptions({ endings, ...shown }: Props) {
  const t = useText('subscriptions/places')
  const mayWrite = useCan('subscriptions.users.write')
  const [asked, ask] = useState<AskedWhy | null>(null)
  const bulk = useEndingBulk()
  return (
    <div className="pb-16">
      <AdminHead title={t('admin.subscriptions_ending.title')} />
      <ListTable
        shown={shown}
        words={useListWords('subscriptions/ending', 'list')}
        tools={{ name: 'subscriptions_ending', hidden: ['company', 'email', 'startsOn'] }}
        rows={endings}
        rowKey={({ rangeId }) => rangeId}
        columns={useEndingColumns()}
        bulk={mayWrite ? bulk : undefined}
        rowActions={mayWrite ? (ending) => <RenewAction ending={ending} onAsk={ask} /> : undefined}
      />
      <ChangeQuestion asked={asked} onClose={() => ask(null)} />
    </div>
  )
}
