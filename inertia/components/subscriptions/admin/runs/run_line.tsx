import { Button } from '@kontor/design-system/button'
import { MomentText } from '@kontor/design-system/date_text'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { typeAddress } from '../subscribers/types'
import type { SubscriptionType } from '../types'
import { isAtWork, type Run } from './types'

interface RunLineProps {
  type: SubscriptionType
  run: Run
  mayStop: boolean
}

/** How far the newest task of a type is, or how it ended. */
export function RunLine({ type, run, mayStop }: RunLineProps) {
  return (
    <div role="status" className="max-w-column pt-2">
      {isAtWork(run) ? <AtWork {...{ type, run, mayStop }} /> : <Ended run={run} />}
    </div>
  )
}

function AtWork({ type, run, mayStop }: RunLineProps) {
  const t = useText('subscriptions/runs')
  const format = useFormat()
  const { post, isPending } = usePost(`${typeAddress(type)}/run`, 'delete')
  const { kind, daysDone, daysTotal } = run
  const [done, total] = [format.count(daysDone), format.count(daysTotal)]
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-4">
      <ProgressBar
        label={t(`actions.${kind}`)}
        value={daysDone}
        total={Math.max(daysTotal, 1)}
        valueLabel={t('progress', { done, total })}
      />
      {mayStop && (
        <Button
          isPending={isPending}
          onPress={() => post({})}
          aria-label={t('stop_of', { name: type.name })}
        >
          {t('stop')}
        </Button>
      )}
    </div>
  )
}

function Ended({ run }: { run: Run }) {
  const t = useText('subscriptions/runs')
  const format = useFormat()
  const { kind, state, endedAt, daysEntered, daysTold, daysDone, daysTotal } = run
  if (state === 'Failed') {
    return (
      <Text role="ui-s" tone="danger">
        {t(`failed.${kind}`, { problem: run.problem ?? '' })}
      </Text>
    )
  }
  const [done, total] = [format.count(daysDone), format.count(daysTotal)]
  const [entered, told] = [format.count(daysEntered), format.count(daysTold)]
  return (
    <Text as="div" role="ui-s" tone="muted">
      {state === 'Stopped' ? t('stopped', { done, total }) : t(`completed.${kind}`)}
      {endedAt && (
        <div>
          <MomentText value={endedAt} />
        </div>
      )}
      {state === 'Completed' && <div>{t('result', { entered, told })}</div>}
    </Text>
  )
}
