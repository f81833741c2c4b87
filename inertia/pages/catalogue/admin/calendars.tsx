import { calendarAddress } from '~/components/catalogue/calendars/types'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type ListedCalendar = {
  code: string
  name: string
  firstYear: number
  lastYear: number
  ahead: number
  products: number
}

type Props = InertiaProps<
  ShownList<'code' | 'lastYear' | 'ahead' | 'products'> & { calendars: ListedCalendar[] }
>

/** The trading calendars of venues with the years that are known of each. */
export default function Calendars({ calendars, ...shown }: Props) {
  const t = useText('catalogue/calendars')
  const { count } = useFormat()
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} />
      <ListTable
        shown={shown}
        words={useListWords('catalogue/calendars', 'list')}
        tools={{ name: 'calendars' }}
        rows={calendars}
        rowKey={({ code }) => code}
        rowHref={({ code }) => calendarAddress(code)}
        columns={[
          { id: 'code', sort: 'code', lead: true, cell: ({ code }) => code },
          { id: 'name', cell: ({ name }) => name, wrap: true },
          {
            id: 'lastYear',
            sort: 'lastYear',
            cell: ({ firstYear, lastYear }) => t('span', { firstYear, lastYear }),
          },
          { id: 'ahead', sort: ['ahead', 'desc'], end: true, cell: ({ ahead }) => count(ahead) },
          {
            id: 'products',
            sort: ['products', 'desc'],
            end: true,
            cell: ({ products }) => count(products),
          },
        ]}
      />
    </div>
  )
}
