import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { useText } from '~/hooks/use_text'
import type { ImportLine } from './types'

interface LineActionsProps {
  line: ImportLine
  path: string
  onMend: () => void
}

/** What can be done with a line that cannot be imported. */
export function LineActions({ line: { line, isBlocked }, path, onMend }: LineActionsProps) {
  const t = useText('contracts/partner_import')
  if (!isBlocked) return null
  const named = { line: String(line) }
  const leaveOut = () =>
    router.delete(`${path}/lines/${line}`, { preserveScroll: true, preserveState: true })
  return (
    <span className="flex justify-end gap-2 whitespace-nowrap max-sm:justify-start">
      <Button onPress={onMend} aria-label={t('lines.mend_named', named)}>
        {t('lines.mend')}
      </Button>
      <Button onPress={leaveOut} aria-label={t('lines.leave_named', named)}>
        {t('lines.leave')}
      </Button>
    </span>
  )
}
