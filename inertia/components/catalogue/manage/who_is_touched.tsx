import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { DraftEffect, Touched } from './types'

const HOLDERS = ['baskets', 'saved_quotes', 'orders', 'subscribers'] as const

interface WhoIsTouchedProps {
  touched: Touched[]
  effect: DraftEffect | null
  hasDraft: boolean
}

/** Who holds the product, and what becomes of that when it changes as the draft says. */
export function WhoIsTouched({ touched, effect, hasDraft }: WhoIsTouchedProps) {
  const t = useText('catalogue/manage_products')
  const { count } = useFormat()
  const rows = HOLDERS.map((what) => ({
    id: what as string,
    name: t(`touched.${what}.name`),
    count: touched.find((one) => one.what === what)?.count ?? 0,
    then: t(what === 'baskets' && hasDraft && !effect ? 'touched.stay' : `touched.${what}.then`),
  }))
  const below = effect && {
    ...{ id: 'below', name: t('touched.below.name'), count: effect.below },
    then: t('touched.below.then'),
  }
  return (
    <PageSection title={t('touched.title')}>
      <DataTable
        caption={t('touched.title')}
        rows={below ? rows.toSpliced(1, 0, below) : rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'whose', head: t('touched.whose'), cell: ({ name }) => name },
          { id: 'count', head: t('touched.count'), end: true, cell: (one) => count(one.count) },
          { id: 'then', head: t('touched.then'), cell: ({ then }) => then, wrap: true },
        ]}
      />
      {effect && effect.baskets > 0 && <WhatItMeans effect={effect} />}
    </PageSection>
  )
}

function WhatItMeans({ effect: { baskets, isMore, net } }: { effect: DraftEffect }) {
  const t = useText('catalogue/manage_products')
  const { money } = useFormat()
  const [from, to] = net.map(money)
  return (
    <div className="pt-3">
      <Text role="ui-s" tone="muted" measure>
        {t('touched.means', { count: baskets, from, to })} {isMore && t('touched.more')}
      </Text>
    </div>
  )
}
