import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { Heading, Text } from '@kontor/design-system/text'
import { ShownNotices } from '~/components/arrivals/notices/shown_notices'
import type { ShownNotice } from '~/components/arrivals/notices/types'
import type { Arrival, Plot } from '~/components/arrivals/types'
import { MY_REPORTS } from '~/components/reports/types'
import { ADDRESSES } from '~/components/shell/addresses'
import type { ShownList } from '~/components/shell/lists/types'
import { PageHead } from '~/components/shell/page_head'
import { FeedSection } from '~/components/subscriptions/account/feed_section'
import { HeldCoverageSection } from '~/components/subscriptions/account/held_coverage'
import { LateNotice } from '~/components/subscriptions/account/late_notice'
import { MonthArchives } from '~/components/subscriptions/account/month_archives'
import { Mornings } from '~/components/subscriptions/account/mornings'
import { FetchByScript } from '~/components/subscriptions/fetch_by_script'
import { RangeTable } from '~/components/subscriptions/range_table'
import { SUBSCRIPTIONS } from '~/components/subscriptions/subscription_address'
import { SubscriptionFiles } from '~/components/subscriptions/subscription_files'
import { SubscriptionStatus } from '~/components/subscriptions/subscription_status'
import type {
  DayFile,
  Feed,
  FileNews,
  HeldCoverage,
  HeldSubscription,
  LastVisit,
  MonthAtHand,
  Returning,
} from '~/components/subscriptions/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'day' | 'name' | 'bytes' | 'updated', 'from' | 'to'> & {
    subscription: HeldSubscription
    files: DayFile[]
    /** The request under which it is logged why they could not be listed. */
    filesFailed: string | null
    months: MonthAtHand[]
    news: Record<string, FileNews>
    lastVisit: LastVisit | null
    returning: Record<string, Returning>
    feed: Feed | null
    coverage: HeldCoverage | null
    notices: ShownNotice[]
    now: string
    arrivals: Arrival[]
    plots: Plot[]
  }
>

/** A subscription: which days, until when, and its files. */
export default function MySubscription(props: Props) {
  const { subscription, files, news, lastVisit, returning, feed, coverage, ...rest } = props
  const { notices, now, arrivals, plots, filesFailed, months, ...shown } = rest
  const t = useText('subscriptions/pages')
  const account = useText('identity/registration')
  const { typeId, name, description, status, isFilterable, specialType, snapshotAt } = subscription
  return (
    <div className="grid grid-cols-1 gap-8 pb-16">
      <PageHead
        title={name}
        lead={description}
        crumbs={[
          { name: account('account.title'), href: ADDRESSES.account },
          { name: t('title'), href: SUBSCRIPTIONS },
          { name },
        ]}
      >
        <SubscriptionStatus status={status} />
        {snapshotAt && <Text tone="muted">{t('snapshot', { time: snapshotAt })}</Text>}
      </PageHead>
      <ShownNotices notices={notices} />
      <section className="grid max-w-window grid-cols-1 gap-3">
        <Heading level={2}>{t('ranges.title')}</Heading>
        {coverage && <HeldCoverageSection {...{ typeId, coverage }} />}
        <RangeTable subscription={subscription} />
      </section>
      {!specialType && (
        <div className="grid gap-3">
          {arrivals.length > 0 && <Mornings arrivals={arrivals} plots={plots} now={now} />}
          <LateNotice subscription={subscription} />
        </div>
      )}
      <section className="grid gap-3">
        <Heading level={2}>{t('files.title')}</Heading>
        {(isFilterable || specialType) && <Note>{t(specialType ? 'reports' : 'by_request')}</Note>}
        {specialType ? (
          <div>
            <Link href={MY_REPORTS}>{t('to_reports')}</Link>
          </div>
        ) : (
          <FetchByScript typeId={typeId} />
        )}
        {filesFailed !== null && (
          <Note tone="crimson">
            {t('files.failed', { error: t('files.failed_why', { id: filesFailed }) })}
          </Note>
        )}
        {months.length > 0 && <MonthArchives {...{ typeId, months }} />}
        {filesFailed === null && !isFilterable && !specialType && (
          <SubscriptionFiles {...{ typeId, files, news, lastVisit, returning, shown }} />
        )}
      </section>
      {!specialType && <FeedSection {...{ typeId, feed }} />}
    </div>
  )
}
