import { Fragment } from 'react'
import { formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { LedgerFile } from './types'

/** A file's name with what is special about it, and the refusal of the last attempt below. */
export function FileName({ file, hasEnded }: { file: LedgerFile; hasEnded: boolean }) {
  const t = useText('delivery/files')
  const refusal = useRefusal(file)
  const isOpen = file.state === 'Available' && !hasEnded
  return (
    <span className="grid gap-y-0.5">
      <Text as="span" role="mono" breaks>
        {breakable(file.name).map((piece, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </Text>
      {file.condition === 'degraded' && (
        <StatusBadge status="degraded" label={t('files.degraded')} />
      )}
      {file.rows === 0 && (
        <Text as="span" role="ui-s" tone="muted">
          {t('files.no_rows')}
        </Text>
      )}
      {file.version > 1 && !file.correctedAt && (
        <Text as="span" role="ui-s" tone="muted">
          {t('files.version', { version: file.version })}
        </Text>
      )}
      {file.correctedAt && (
        <Text as="span" role="ui-s" tone="muted">
          {t(isOpen ? 'files.corrected_anew' : 'files.corrected', {
            date: formatMoment(file.correctedAt),
          })}
        </Text>
      )}
      {refusal && (
        <span role="alert">
          <Text as="span" role="ui-s" tone="danger">
            {refusal}
          </Text>
        </span>
      )}
    </span>
  )
}

/** Narrow columns break a name behind an underline or before its ending, which stays whole: `.csv.gz`. */
const breakable = (name: string): string[] => name.split(/(?<=_)|(?<!\.[a-z]\w*)(?=\.[a-z])/)

/** Refused requests name the file, so that the reason can stand beside it. */
function useRefusal({ id }: LedgerFile): string | undefined {
  const refusal = useShared().errors?.[`file_${id}`]
  return typeof refusal === 'string' ? refusal : undefined
}
