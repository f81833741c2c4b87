import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { useText } from '~/hooks/use_text'
import { DownloadAction } from './download_action'
import type { DownloadPhase, LedgerFile } from './types'

interface FileActionProps {
  /** Address of what is delivered, for its customer. */
  path: string
  file: LedgerFile
  phase: DownloadPhase
}

/** What the buyer can do with a file now, or why nothing. */
export function FileAction({ path, file, phase }: FileActionProps) {
  const t = useText('delivery/files')
  if (file.state === 'Used') return <Quiet>{t('actions.once_used')}</Quiet>
  if (file.state === 'Preparing' || phase === 'ended') return null
  if (phase === 'not_completed') return <Quiet>{t('actions.later')}</Quiet>
  return <DownloadAction path={path} file={file} />
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text as="span" role="ui-s" tone="subtle">
    {children}
  </Text>
)
