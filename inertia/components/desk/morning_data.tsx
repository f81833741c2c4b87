import { Link } from '@kontor/design-system/link'
import {
  ArrivalClock,
  hourAt,
  type ArrivalMark,
} from '@kontor/design-system/patterns/arrival_clock'
import { Heading, Text } from '@kontor/design-system/text'
import { formatDay } from '@kontor/design-system/date_text'
import { historyAddress, morningAddress } from '~/components/arrivals/addresses'
import { clockTime } from '~/components/arrivals/clock_time'
import { summaryOf } from '~/components/arrivals/status_summary'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { Brass } from './brass'
import type { Morning, MorningTick } from './types'

const STATES: Record<MorningTick['status'], ArrivalMark['state']> = {
  Arrived: 'came',
  ArrivedLate: 'rare',
  Corrected: 'rare',
  Expected: 'expected',
  Late: 'late',
  Missing: 'missing',
}
/** More names hide what else the sentence says; the board has them all. */
const NAMED = 3

/** What has come this morning and what has not, before somebody asks. */
export function MorningData({ morning, today }: { morning: Morning; today: string }) {
  const t = useText('desk/today')
  const { count } = useFormat()
  const { day, now, ticks } = morning
  const of = (status: MorningTick['status']) => ticks.filter((tick) => tick.status === status)
  const [late, missing] = [of('Late'), of('Missing')]
  const isToday = day === today
  return (
    <section aria-labelledby="morning" className="grid gap-2 border-t border-line-ink pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="heading-s" id="morning">
          {isToday ? t('morning.title') : t('morning.title_of', { day: formatDay(day) })}
        </Heading>
        <Text as="span" role="ui-s">
          <Link href={morningAddress(day)}>{t('morning.all', { n: count(ticks.length) })}</Link>
        </Text>
      </div>
      <ArrivalClock
        marks={ticks.map(({ minute, status }) => ({ minute, state: STATES[status] }))}
        now={isToday ? { minute: now, label: t('morning.now', { time: hourAt(now) }) } : undefined}
      />
      <Text role="ui-s">
        {t('morning.came', { came: count(summaryOf(ticks).came), total: count(ticks.length) })}{' '}
        {late.length > 0 && (
          <>
            <Brass>{t('morning.late')}</Brass> <Names ticks={late} day={day} />{' '}
          </>
        )}
        {missing.length > 0 && (
          <>
            <Text as="span" role="inherit" tone="danger" weight="medium">
              {t('morning.missing')}
            </Text>{' '}
            <Names ticks={missing} day={day} />
          </>
        )}
        {late.length + missing.length === 0 && t('morning.calm')}
      </Text>
    </section>
  )
}

function Names({ ticks, day }: { ticks: readonly MorningTick[]; day: string }) {
  const t = useText('desk/today')
  const words = useText('shared/words')
  const more = ticks.length - NAMED
  return (
    <>
      {ticks.slice(0, NAMED).map(({ product, name, estimateAt }, at) => (
        <span key={`${product}${at}`}>
          {at > 0 && ', '}
          <Link href={historyAddress(product)}>{name}</Link>
          {estimateAt && ` ${t('morning.about', { time: clockTime(estimateAt, day) })}`}
        </span>
      ))}
      {more > 0 && ` ${words('and_more', { count: more })}`}.
    </>
  )
}
