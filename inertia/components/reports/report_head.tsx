import { router } from '@inertiajs/react'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Tabs } from '@kontor/design-system/tabs'
import { AccountHead } from '~/components/identity/account/account_head'
import { useText } from '~/hooks/use_text'
import { MY_REPORTS } from './types'

/** Head of the two views of own reports, with the way to a new one. */
export function ReportHead({
  current,
  mayRequest,
}: {
  current: 'reports' | 'summary'
  mayRequest: boolean
}) {
  const t = useText('reports/pages')
  const errors = useText('reports/errors')
  return (
    <>
      <AccountHead title={t('title')} lead={t('lead')} />
      <div>
        <GatedAction
          variant="primary"
          reason={mayRequest ? undefined : errors('not_active')}
          onPress={() => router.visit(`${MY_REPORTS}/new`)}
        >
          {t('request')}
        </GatedAction>
      </div>
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { href: MY_REPORTS, label: t('tabs.reports'), isCurrent: current === 'reports' },
          {
            href: `${MY_REPORTS}/summary`,
            label: t('tabs.summary'),
            isCurrent: current === 'summary',
          },
        ]}
      />
    </>
  )
}
