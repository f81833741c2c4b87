import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { RestartReport } from './restart_report'
import { MY_REPORTS, type Report } from './types'

/** Where a report stands: its step while it is made, and the reason where it failed. */
export function ReportState({ report, path }: { report: Report; path: string }) {
  const { state, step, failure, seconds, termsVersion } = report
  const t = useText('reports/pages')
  const sayFailure = useCodeText('reports/failures')
  const detail = step ? t(`steps.${step}`) : undefined
  return (
    <span className="grid max-w-field gap-1">
      <StatusBadge status={state} label={t(`states.${state}`)} detail={detail} />
      {state === 'Failed' && failure && (
        <Text as="span" role="ui-s" tone="danger">
          {sayFailure(failure)}
        </Text>
      )}
      {path === MY_REPORTS ? (
        <RestartReport report={report} path={path} />
      ) : (
        <KnownToStaff {...report} />
      )}
      {state === 'Completed' && seconds !== null && (
        <Text as="span" role="ui-s" tone="subtle">
          {t('seconds', { seconds: seconds.toFixed(1) })}
        </Text>
      )}
      {termsVersion && (
        <Text as="span" role="ui-s" tone="subtle">
          <Link href={`/terms-and-conditions/${termsVersion}`} variant="quiet">
            {t('terms', { version: termsVersion })}
          </Link>
        </Text>
      )}
    </span>
  )
}

/** Who asked for a customer, and whether it is on an invoice already. */
function KnownToStaff({ isOnBehalf, isInvoiced, requestedBy }: Report) {
  const t = useText('reports/pages')
  const known = [
    ...(isOnBehalf ? [t('on_behalf', { by: requestedBy })] : []),
    ...(isInvoiced ? [t('invoiced')] : []),
  ]
  if (known.length === 0) return null
  return (
    <Text as="span" role="ui-s" tone="subtle" breaks>
      {known.join(', ')}
    </Text>
  )
}
