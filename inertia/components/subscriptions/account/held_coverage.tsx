import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { Link } from '@kontor/design-system/link'
import { SummaryList, type SummaryItem } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { useTickWords } from '~/components/catalogue/detail/use_tick_words'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { HeldCoverage } from '../types'
import { useRangeWords } from '../use_range_words'

/** Every day of a subscription as a tick: there, missing, or still to come; and the same in figures. */
export function HeldCoverageSection({ coverage }: { coverage: HeldCoverage }) {
  const t = useText('subscriptions/held')
  const { day, count } = useFormat()
  const describeTick = useTickWords()
  const { months, pending, days, first, last } = coverage
  const span = { from: day(first ?? ''), to: day(last ?? ''), days: count(days), count: days }
  return (
    <>
      {months.length > 0 && (
        <CoverageRibbon
          months={months}
          pending={pending}
          to={coverage.drawnUntil ?? undefined}
          summary={t('ribbon', span)}
          describeTick={describeTick}
        />
      )}
      <SummaryList layout="columns" items={useFacts(coverage)} emptyLabel={t('nothing_yet')} />
    </>
  )
}

function useFacts({ days, first, last, until, toCome }: HeldCoverage): SummaryItem[] {
  const t = useText('subscriptions/held')
  const words = useRangeWords()
  const { day, count } = useFormat()
  const there = first && last && t('facts.there_days', { days: count(days), count: days })
  const comes = toCome !== null && t('facts.comes_days', { days: count(toCome), count: toCome })
  return [
    {
      id: 'there',
      term: t('facts.there'),
      value: there ? (
        <>
          {words(first, last)}
          <Below>{there}</Below>
        </>
      ) : undefined,
    },
    {
      id: 'until',
      term: t('facts.until'),
      value: until ? (
        <>
          {day(until)}
          {comes && <Below>{comes}</Below>}
        </>
      ) : (
        t('facts.no_end')
      ),
    },
    ...(until
      ? [
          {
            id: 'after',
            term: t('facts.after'),
            value: (
              <>
                {t('facts.ends')}
                <Below>
                  <Link href={ADDRESSES.subscriptionRequest}>{t('facts.renew')}</Link>
                </Below>
              </>
            ),
          },
        ]
      : []),
  ]
}

const Below = ({ children }: { children: ReactNode }) => (
  <Text as="div" role="ui-s" tone="muted">
    {children}
  </Text>
)
