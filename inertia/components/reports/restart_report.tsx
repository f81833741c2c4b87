import { Button } from '@kontor/design-system/button'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import type { Report } from './types'

export function RestartReport({ report, path }: { report: Report; path: string }) {
  const t = useText('reports/pages')
  const { post, isPending } = usePost(`${path}/${report.id}/restart`)
  if (report.state !== 'Failed') return null
  return (
    <span>
      <Button
        onPress={() => post({})}
        isPending={isPending}
        aria-label={t('restart_named', { id: String(report.id) })}
      >
        {t('restart')}
      </Button>
    </span>
  )
}
