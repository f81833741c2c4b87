import { Tabs } from '@kontor/design-system/tabs'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { ListFilters } from '~/components/shell/lists/list_filters'
import type { ListParts } from '~/components/shell/lists/list_parts'
import type { ShownList } from '~/components/shell/lists/types'
import type { ListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import { KnownNote } from './known_note'

const ADDRESSES = {
  permissioning: '/admin/contracts/permissioning',
  services: '/admin/contracts/permissioning/services',
  difference: '/admin/contracts/permissioning/difference',
} as const
type Paper = keyof typeof ADDRESSES
const PAPERS = ['permissioning', 'services', 'difference'] as const

/** What all papers are asked for alike, and what goes along from one to the next. */
const DAYS = ['since', 'till', 'known']

interface AuditHeadProps<S extends string, F extends string, V extends string> {
  current: Paper
  shown: ShownList<S, F, V>
  words: ListWords
  /** The day as at whose end it was known; null for now. */
  known: string | null
  end?: ReactNode
}

/** Head of the two papers that an audit compares, and of their difference: the days that they are of. */
export function AuditHead<S extends string, F extends string, V extends string>(
  props: AuditHeadProps<S, F, V>
) {
  const { current, words, known, end } = props
  const { list, choices, days, path } = props.shown as unknown as ListParts
  const fields = useText('shared/fields')
  const permissioning = useText('contracts/permissioning')
  const services = useText('contracts/services')
  const difference = useText('contracts/difference')
  const say = { permissioning, services, difference }
  const tabs = PAPERS.map((paper) => ({
    ...{ href: `${ADDRESSES[paper]}${daysOf(list.filters)}`, label: say[paper]('title') },
    isCurrent: paper === current,
  }))
  return (
    <>
      <AdminHead title={say[current]('title')} end={end} />
      <Text tone="muted" measure>
        {say[current]('about')}
      </Text>
      <div className="pt-4 pb-6">
        <Tabs label={permissioning('tabs')} tabs={tabs}>
          <ListFilters
            {...{ choices, days, path, words }}
            list={{ ...list, isSearchable: false }}
            fields={DAYS}
            label={fields('days')}
          />
        </Tabs>
      </div>
      <KnownNote known={known} />
    </>
  )
}

function daysOf(filters: Record<string, string[]>): string {
  const asked = DAYS.flatMap((name) => (filters[name] ?? []).map((day) => [name, day]))
  return asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : ''
}
