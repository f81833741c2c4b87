import { Button } from '@kontor/design-system/button'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { useFormat } from '~/hooks/use_format'
import { usePolling } from '~/hooks/use_polling'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'

const EVERY_MS = 1_000

interface RunProgressProps {
  run: { done: number; total: number | null }
  label: string
  /** How far it is while nobody knows how much there is; without it, that it waits. */
  begunLabel?: string
  /** Parts of the page that tell of it. */
  only: string[]
  /** Where it is stopped, by whoever may. */
  stop?: { address: string; method?: 'post' | 'delete' }
}

/** How far something is that a worker does, until it has ended and this part is gone. */
export function RunProgress({ run, label, begunLabel, only, stop }: RunProgressProps) {
  const t = useText('shared/runs')
  const { count } = useFormat()
  const { done, total } = run
  usePolling(EVERY_MS, only, true)
  return (
    <div className="grid max-w-column gap-4">
      <ProgressBar
        label={label}
        {...(total !== null && { value: done, total })}
        valueLabel={
          total === null
            ? (begunLabel ?? t('waits'))
            : t('done', { done: count(done), total: count(total) })
        }
      />
      {stop && <Stop {...stop} />}
    </div>
  )
}

function Stop({ address, method }: NonNullable<RunProgressProps['stop']>) {
  const t = useText('shared/runs')
  const { post, isPending } = usePost(address, method)
  return (
    <div>
      <Button onPress={() => post({})} isPending={isPending} pendingLabel={t('stopping')}>
        {t('stop')}
      </Button>
    </div>
  )
}
