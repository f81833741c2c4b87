import { router } from '@inertiajs/react'
import { ShareRing } from '@kontor/design-system/chart'
import { Heading } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
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

interface ShownSharesProps {
  tab: TabName
  shares: readonly ShownPart[]
  /** The series of the chart above: a part that is one of them looks like it. */
  series: readonly string[]
}

/** The parts of a tab's sum; those of orders lead to them. */
export function ShownShares({ tab, shares, series }: ShownSharesProps) {
  const t = useText('statistics/page')
  const { money, count } = useFormat()
  const seriesWord = useSeriesWords()
  const inEur = useInEur()
  if (shares.length === 0) return null
  const of = tab as Shared
  const isCounted = COUNTED.includes(tab)
  const whole = t(`figures.${WHOLES[of]}`)
  const hrefs = new Map(shares.map(({ id, href }) => [id, href]))
  return (
    <section className="grid grid-cols-1 gap-3 pt-8">
      <Heading level={2}>{t(`shares.${of}`)}</Heading>
      <ShareRing
        label={t(`shares.${of}`)}
        format={isCounted ? count : money}
        parts={shares.map(({ id, label, value }) => ({
          ...{ id, value },
          ...(series.includes(id) && { look: series.indexOf(id) }),
          label: label ?? (id === 'other' ? t('other') : seriesWord(id)),
        }))}
        table={{
          part: t(`parts_by.${of}`),
          value: isCounted ? whole : inEur(whole),
          share: t('share_of_whole'),
          total: t('total'),
        }}
        leads={{ hrefOf: ({ id }) => hrefs.get(id), open: (href) => router.visit(href) }}
      />
    </section>
  )
}
