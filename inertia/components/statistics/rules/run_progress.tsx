import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { useState } from 'react'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { usePolling } from '~/hooks/use_polling'
import { useText } from '~/hooks/use_text'
import { RULES, type RehearsalRow } from './types'

const EVERY_MS = 1_000

/** How far a rehearsal is, until it has ended and this part is gone; it can be stopped. */
export function RunProgress({ rehearsal }: { rehearsal: RehearsalRow }) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  const mayWrite = useCan('products.write')
  const [isStopping, setStopping] = useState(false)
  const { id, done, total } = rehearsal
  usePolling(EVERY_MS, ['rehearsal', 'report'], true)
  const stop = () =>
    router.post(
      `${RULES}/${id}/stop`,
      {},
      { onStart: () => setStopping(true), onFinish: () => setStopping(false) }
    )
  return (
    <div className="grid max-w-column gap-4">
      <ProgressBar
        label={t('progress.label')}
        {...(total !== null && { value: done, total })}
        valueLabel={
          total === null
            ? t('progress.waits')
            : t('progress.done', { done: count(done), total: count(total) })
        }
      />
      {mayWrite && (
        <div>
          <Button onPress={stop} isPending={isStopping} pendingLabel={t('progress.stopping')}>
            {t('progress.stop')}
          </Button>
        </div>
      )}
    </div>
  )
}
