import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { MomentText } from '@kontor/design-system/date_text'
import { Note, Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useEffect, useRef, useState } from 'react'
import { LeftTable } from '~/components/catalogue/discovery/left_table'
import { PageSection } from '~/components/shell/page_section'
import { RunProgress } from '~/components/shell/run_progress'
import { isUnderWay, RunStatus } from '~/components/shell/run_status'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { daysAddress, type Indexing } from './types'

interface IndexAgainProps {
  product: string
  indexing: Indexing | null
}

/** Compares the days with what lies in the lake: how the last look ended, and the way to another one. */
export function IndexAgain({ product, indexing }: IndexAgainProps) {
  const t = useText('catalogue/product_days')
  const mayWrite = useCan('products.write')
  const address = `${daysAddress(product)}/indexing`
  const isRunning = indexing !== null && isUnderWay(indexing.state)
  useReloadAtEnd(isRunning)
  return (
    <PageSection title={t('index.title')}>
      <div className="grid gap-4">
        <Text tone="muted" measure>
          {t('index.about')}
        </Text>
        {indexing && <Last indexing={indexing} />}
        {isRunning && (
          <RunProgress
            run={indexing}
            label={t('index.label')}
            only={['indexing']}
            stop={mayWrite ? { address, method: 'delete' } : undefined}
          />
        )}
        {mayWrite && !isRunning && <Begin address={address} />}
        {indexing?.report && (
          <LeftTable left={indexing.report.left} say={(reason) => t(`index.left.${reason}`)} />
        )}
      </div>
    </PageSection>
  )
}

/** What the calendar shows is read again once it may be another. */
function useReloadAtEnd(isRunning: boolean) {
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      router.reload({ only: ['coverage', 'knownDays', 'choice', 'history', 'seen'] })
    }
    wasRunning.current = isRunning
  }, [isRunning])
}

function Last({ indexing }: { indexing: Indexing }) {
  const t = useText('catalogue/product_days')
  const { count } = useFormat()
  const { state, askedAt, askedBy, report } = indexing
  return (
    <div className="grid gap-2">
      <Text role="ui-s" tone="muted">
        <RunStatus state={state} /> <MomentText value={askedAt} />, {askedBy}
      </Text>
      {report && (
        <Text>
          {t('index.result', {
            count: report.seen,
            seen: count(report.seen),
            added: count(report.added),
            changed: count(report.changed),
            unchanged: count(report.unchanged),
          })}
        </Text>
      )}
      {report && report.absent > 0 && (
        <Note tone="brass">
          {t('index.absent', { count: report.absent, n: count(report.absent) })}
        </Note>
      )}
      {state === 'Failed' && <Note tone="crimson">{t('index.failed')}</Note>}
      {state === 'Stopped' && <Note>{t('index.was_stopped')}</Note>}
    </div>
  )
}

function Begin({ address }: { address: string }) {
  const t = useText('catalogue/product_days')
  const { post, isPending } = usePost(address)
  const [problem, setProblem] = useState<string>()
  const ask = () => post({}, { onError: (errors) => setProblem(Object.values(errors)[0]) })
  return (
    <div className="grid gap-3">
      <Problem>{problem}</Problem>
      <div>
        <Button onPress={ask} isPending={isPending} pendingLabel={t('index.asking')}>
          {t('index.again')}
        </Button>
      </div>
    </div>
  )
}
