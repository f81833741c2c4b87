import { router } from '@inertiajs/react'
import { ShareRing } from '@kontor/design-system/chart'
import { Heading } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ShownPart, TabName } from './types'
import { useSeriesWords } from './use_series_words'

/** What the parts of each tab add up to: the figure of that name. */
const WHOLES = {
  'sales': 'net',
  'one-offs': 'net',
  'sales-by-user': 'net',
  'sales-by-product': 'price',
  'new-users': 'all',
  'subscribers': 'subscriptions',
} as const

const COUNTED: readonly TabName[] = ['new-users', 'subscribers']

type Shared = keyof typeof WHOLES

/** The parts of a tab's sum; those of orders lead to them. */
export function ShownShares({ tab, shares }: { tab: TabName; shares: readonly ShownPart[] }) {
  const t = useText('statistics/page')
  const { money, count } = useFormat()
  const seriesWord = useSeriesWords()
  if (shares.length === 0) return null
  const of = tab as Shared
  const hrefs = new Map(shares.map(({ id, href }) => [id, href]))
  return (
    <section className="grid grid-cols-1 gap-3 pt-8">
      <Heading level={2}>{t(`shares.${of}`)}</Heading>
      <ShareRing
        label={t(`shares.${of}`)}
        format={COUNTED.includes(tab) ? count : money}
        parts={shares.map(({ id, label, value }) => ({
          ...{ id, value },
          label: label ?? (id === 'other' ? t('other') : seriesWord(id)),
        }))}
        table={{
          part: t(`parts_by.${of}`),
          value: t(`figures.${WHOLES[of]}`),
          share: t('share_of_whole'),
          total: t('total'),
        }}
        leads={{ hrefOf: ({ id }) => hrefs.get(id), open: (href) => router.visit(href) }}
      />
    </section>
  )
}
