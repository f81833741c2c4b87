import { MomentText } from '@kontor/design-system/date_text'
import { Note, Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { RunProgress } from '~/components/shell/run_progress'
import { isUnderWay, RunStatus } from '~/components/shell/run_status'
import { ChangeTable } from '~/components/statistics/rules/change_table'
import { PublishRules } from '~/components/statistics/rules/publish_rules'
import { ReportView } from '~/components/statistics/rules/report_view'
import { RULES, type RehearsalPage } from '~/components/statistics/rules/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** What a draft of the rules would have brought, with its day; from here it is published. */
export default function Rehearsal(props: InertiaProps<RehearsalPage>) {
  const { rehearsal, changes, report } = props
  const t = useText('statistics/rules')
  const { day } = useFormat()
  const mayWrite = useCan('products.write')
  const { id, name, state, askedBy, askedAt, publishedFrom, publishedBy } = rehearsal
  return (
    <div className="pb-16">
      <AdminHead
        title={name}
        crumbs={[{ label: t('title'), href: RULES }, { label: name }]}
        status={<RunStatus state={state} />}
      />
      <div className="grid gap-2 pb-4">
        <Text role="ui-s" tone="muted">
          <MomentText value={askedAt} />, {askedBy}
        </Text>
        {publishedFrom && (
          <Note>{t('published', { day: day(publishedFrom), who: publishedBy ?? '' })}</Note>
        )}
        {state === 'Failed' && <Problem>{t('failed')}</Problem>}
        {state === 'Stopped' && <Note>{t('was_stopped')}</Note>}
      </div>
      <PageSection title={t('drafted')} sum={t('begins', { day: day(rehearsal.fromDay) })}>
        <ChangeTable changes={changes} />
      </PageSection>
      {isUnderWay(state) && (
        <PageSection title={t('progress.title')}>
          <RunProgress
            run={rehearsal}
            label={t('progress.label')}
            only={['rehearsal', 'report']}
            stop={mayWrite ? { address: `${RULES}/${id}/stop` } : undefined}
          />
        </PageSection>
      )}
      {report && <ReportView report={report} since={rehearsal.sinceDay} />}
      {report && mayWrite && !publishedFrom && <PublishRules rehearsal={rehearsal} />}
    </div>
  )
}
