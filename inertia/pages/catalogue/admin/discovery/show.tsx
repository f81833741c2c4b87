import { MomentText } from '@kontor/design-system/date_text'
import { Note, Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { LeftTable } from '~/components/catalogue/discovery/left_table'
import { SeriesTable } from '~/components/catalogue/discovery/series_table'
import { DISCOVERIES, type Discovery, type SeriesRow } from '~/components/catalogue/discovery/types'
import { PRODUCTS } from '~/components/catalogue/manage/types'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { RunProgress } from '~/components/shell/run_progress'
import { isUnderWay, RunStatus } from '~/components/shell/run_status'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** What was found in a folder; each series is edited and made a product by itself. */
export default function DiscoveryPage(
  props: InertiaProps<{ discovery: Discovery; series: SeriesRow[] }>
) {
  const { discovery, series } = props
  const t = useText('catalogue/discover')
  const place = useText('catalogue/places')
  const { count } = useFormat()
  const { id, asked, state, report } = discovery
  return (
    <div className="pb-16">
      <AdminHead
        title={asked.prefix}
        crumbs={[
          { label: place('admin.products.title'), href: PRODUCTS },
          { label: place('admin.discover.title'), href: DISCOVERIES },
          { label: asked.prefix },
        ]}
        status={<RunStatus state={state} />}
      />
      <div className="grid gap-2 pb-4">
        <Text role="ui-s" tone="muted">
          <MomentText value={discovery.askedAt} />, {discovery.askedBy}
        </Text>
        {state === 'Failed' && <Problem>{t('failed')}</Problem>}
        {state === 'Stopped' && <Note>{t('was_stopped')}</Note>}
      </div>
      {isUnderWay(state) && (
        <PageSection title={t('progress.title')}>
          <RunProgress
            run={discovery}
            label={t(discovery.total === null ? 'progress.files' : 'progress.groups')}
            begunLabel={
              state === 'Running'
                ? t('progress.found', { count: discovery.done, n: count(discovery.done) })
                : undefined
            }
            only={['discovery', 'series']}
            stop={{ address: `${DISCOVERIES}/${id}/stop` }}
          />
        </PageSection>
      )}
      {report && (
        <>
          <PageSection
            title={t('series.title')}
            sum={t('series.sum', { count: report.files, files: count(report.files) })}
          >
            <SeriesTable discovery={id} series={series} />
          </PageSection>
          <LeftTable left={report.left} say={(reason) => t(`left.${reason}`)} />
        </>
      )}
    </div>
  )
}
