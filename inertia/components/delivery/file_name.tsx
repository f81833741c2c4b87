import { StatusBadge } from '@kontor/design-system/status_badge'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { LedgerFile } from './types'

/** A file's name with what is special about it, and the refusal of the last attempt below. */
export function FileName({ file }: { file: LedgerFile }) {
  const t = useText('delivery')
  const refusal = useRefusal(file)
  return (
    <span className="grid gap-y-0.5">
      <span className="text-mono wrap-anywhere">{file.name}</span>
      {file.condition === 'degraded' && (
        <StatusBadge status="degraded" label={t('files.degraded')} />
      )}
      {file.version > 1 && (
        <span className="text-ui-s text-muted">
          {t('files.version', { version: file.version })}
        </span>
      )}
      {refusal && (
        <span role="alert" className="text-ui-s text-danger-text">
          {refusal}
        </span>
      )}
    </span>
  )
}

/** Refused requests name the file, so that the reason can stand beside it. */
function useRefusal({ id }: LedgerFile): string | undefined {
  const refusal = useShared().errors?.[`file_${id}`]
  return typeof refusal === 'string' ? refusal : undefined
}
