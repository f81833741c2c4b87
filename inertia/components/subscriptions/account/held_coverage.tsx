import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { Link } from '@kontor/design-system/link'
import { SummaryList, type SummaryItem } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { useTickWords } from '~/components/catalogue/detail/use_tick_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { renewalAddress } from '../subscription_address'
import type { HeldCoverage } from '../types'
import { useRangeWords } from '../use_range_words'

interface HeldCoverageProps {
  typeId: number
  coverage: HeldCoverage
}

/** Every day of a subscription as a tick: there, missing, or still to come; and the same in figures. */
export function HeldCoverageSection({ typeId, coverage }: HeldCoverageProps) {
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
      <SummaryList
        layout="columns"
        items={useFacts(typeId, coverage)}
        emptyLabel={t('nothing_yet')}
      />
    </>
  )
}

function useFacts(typeId: number, coverage: HeldCoverage): SummaryItem[] {
  const { days, first, last, until, toCome } = coverage
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
                  <Link href={renewalAddress(typeId)}>{t('facts.renew')}</Link>
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
