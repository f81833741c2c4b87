import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'
import type { LedgerFile } from './types'

interface DownloadActionProps {
  /** Address of what is delivered, for its customer. */
  path: string
  file: LedgerFile
}

const UNTIL_THE_CLAIM_IS_WRITTEN = 2000

/**
 * Starts the one download of a file: a form that the browser sends by itself, so that the answer
 * can be the file. A download that has begun is resumed by a link.
 */
export function DownloadAction({ path, file }: DownloadActionProps) {
  const t = useText('delivery/files')
  const [isStarted, setStarted] = useState(false)
  const { name } = file
  if (file.downloadUrl) {
    return (
      <Link href={file.downloadUrl} download aria-label={t('actions.resume_file', { name })}>
        {t('actions.resume')}
      </Link>
    )
  }
  const start = () => {
    setStarted(true)
    setTimeout(() => router.reload(), UNTIL_THE_CLAIM_IS_WRITTEN)
  }
  return (
    <form method="post" action={`${path}/files/${file.id}/claims`} onSubmit={start}>
      <CsrfField />
      <Button
        type="submit"
        variant="quiet"
        isPending={isStarted}
        pendingLabel={t('actions.started')}
        aria-label={isStarted ? undefined : t('actions.download_file', { name })}
      >
        {t('actions.download')}
      </Button>
    </form>
  )
}
