import { PageHead } from '~/components/shell/page_head'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { ShownList } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Country = { code: string; name: string; vat: number }
type Props = InertiaProps<ShownList<'name' | 'code' | 'vat'> & { countries: Country[] }>

/** In development only: the data table with real rows. */
export default function TableDemo({ countries, ...shown }: Props) {
  const t = useText('site/table_demo')
  return (
    <div className="pb-16">
      <PageHead title={t('title')} lead={t('lead')} />
      <ListTable
        shown={shown}
        words={useListWords('site/table_demo', 'list')}
        rows={countries}
        rowKey={({ code }) => code}
        columns={[
          { id: 'name', sort: 'name' },
          { id: 'code', sort: 'code' },
          { id: 'vat', sort: 'vat', end: true },
        ]}
      />
    </div>
  )
}
