import { formatDay } from '@kontor/design-system/date_text'
import { Identifier } from '@kontor/design-system/identifier'
import { Link } from '@kontor/design-system/link'
import { LinkButton } from '@kontor/design-system/link_button'
import { Heading, Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { DaysLeft } from './days_left'
import { NeedTransfer } from './need_transfer'
import { daysBetween, type Need } from './needs'

interface NeedRowProps {
  need: Need
  today: string
  /** The one that is to be done first has the primary button. */
  isFirst: boolean
  level: 2 | 3
}

/** One thing that needs somebody: how long there is, what it is, and the way to do it. */
export function NeedRow({ need, today, isFirst, level }: NeedRowProps) {
  const t = useText('identity/home')
  const { money, count, day } = useFormat()
  const { kind, of, about, until, reference, transfer, href } = need
  const figures = {
    of,
    amount: money(need.cents ?? 0),
    count: need.count ?? 0,
    shown: count(need.count ?? 0),
    day: until ? day(until) : '',
    about: about.join(', '),
  }
  const title = t(`needs.${kind}.title`, figures)
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 first:border-line-ink md:grid-cols-need">
      <When need={need} today={today} />
      <div className="min-w-0">
        <Heading level={level} size="display-xs">
          <Link href={href} variant="title">
            {title}
          </Link>
        </Heading>
        {about.length > 0 && (
          <Text role="ui" tone="muted" measure>
            {figures.about}
          </Text>
        )}
        <Text role="ui" tone="muted" measure>
          {t(`needs.${kind}.text`, figures)}
        </Text>
        {reference && (
          <p className="flex flex-wrap items-center gap-x-2 pt-1">
            <Text as="span" role="ui" tone="muted">
              {t('reference')}
            </Text>
            <Identifier
              isWhole
              value={reference}
              copyLabel={t('copy_reference', { of })}
              copiedLabel={t('copied')}
            />
          </p>
        )}
        {transfer && <NeedTransfer payment={transfer} name={title} />}
      </div>
      <div className="md:justify-self-end">
        <LinkButton href={href} variant={isFirst ? 'primary' : 'secondary'}>
          {t(`needs.${kind}.act`)}
          <span className="sr-only">, {title}</span>
        </LinkButton>
      </div>
    </li>
  )
}

const SHORT_DAYS = 14

/** The days that are left, or the money that it is about. */
function When({ need: { kind, until, cents }, today }: Pick<NeedRowProps, 'need' | 'today'>) {
  const t = useText('identity/home')
  const { money } = useFormat()
  const left = until === undefined ? null : daysBetween(today, until)
  const isMoney = cents !== undefined && kind !== 'quote'
  if (left === null && !isMoney) return <span className="max-md:hidden" />
  const days = left === null ? '' : t('days', { count: left })
  return (
    <div>
      <p className="whitespace-nowrap">
        <Text as="span" role="figure-m">
          {isMoney ? money(cents) : days}
        </Text>{' '}
        {isMoney && (
          <Text as="span" role="ui-s" tone="muted">
            {t('eur')}
          </Text>
        )}
      </p>
      {left !== null && <DaysLeft days={left} isShort={left <= SHORT_DAYS} />}
      {until && (
        <Text role="ui-s" tone="muted">
          {t(isMoney ? 'by' : 'until', { day: formatDay(until) })}
        </Text>
      )}
    </div>
  )
}
