import { Figures } from '@kontor/design-system/figure'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { OpenDemandPage } from '~/components/statistics/open_demand/types'
import { useOpenColumns } from '~/components/statistics/open_demand/use_open_columns'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** What waits in baskets and saved quotes to be ordered, whose it is and what it is worth. */
export default function OpenDemand(props: InertiaProps<OpenDemandPage>) {
  const { figures, open, errors: _, ...shown } = props
  const t = useText('statistics/open_demand')
  const { money, count } = useFormat()
  const inEur = useInEur()
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} />
      <div className="grid gap-5 pb-6">
        <Text tone="muted" measure>
          {t('about')}
        </Text>
        <Figures
          items={figures.map(({ id, isMoney, value }) => ({
            id,
            term: isMoney
              ? inEur(t(`figures.${id as 'baskets'}`))
              : t(`figures.${id as 'baskets'}`),
            value: isMoney ? money(value) : count(value),
          }))}
        />
      </div>
      <ListTable
        shown={shown}
        words={useListWords('statistics/open_demand', 'list')}
        filters={['kind', 'createdFrom', 'createdTo']}
        tools={{ name: 'open_demand' }}
        rows={open}
        columns={useOpenColumns()}
      />
    </div>
  )
}
