import { useState, type ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { Button, type ButtonProps } from '@kontor/design-system/button'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'

const UNTIL_THE_CLAIMS_ARE_WRITTEN = 2000

interface StartArchiveProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  action: string
  children: ReactNode
}

/** Starts the archive of everything: a form that the browser sends by itself, because the answer is a file. */
export function StartArchive({ action, children, ...look }: StartArchiveProps) {
  const t = useText('delivery/ledger')
  const [isStarted, setStarted] = useState(false)
  const start = () => {
    setStarted(true)
    setTimeout(() => {
      router.reload()
      setStarted(false)
    }, UNTIL_THE_CLAIMS_ARE_WRITTEN)
  }
  return (
    <form method="post" action={action} onSubmit={start}>
      <CsrfField />
      <Button {...look} type="submit" isPending={isStarted} pendingLabel={t('receipt.started')}>
        {children}
      </Button>
    </form>
  )
}
