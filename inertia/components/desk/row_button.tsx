import { Button } from '@kontor/design-system/button'
import { Kbd } from '@kontor/design-system/kbd'
import { usePost } from '~/hooks/use_post'
import { useIsCurrentRow } from './current_row'

interface RowButtonProps {
  /** The key that presses it while its row is the current one. */
  keyName: string
  path: string
  method: 'post' | 'put'
  data?: Parameters<ReturnType<typeof usePost>['post']>[0]
  label: string
  pending: string
}

interface AskButtonProps {
  keyName: string
  label: string
  onAsk: () => void
}

/** The next step of a row, done in place after a question. */
export function AskButton({ keyName, label, onAsk }: AskButtonProps) {
  const isCurrent = useIsCurrentRow()
  return (
    <Button data-key={keyName} onPress={onAsk}>
      {label}
      {isCurrent && <Kbd isHint>{keyName}</Kbd>}
    </Button>
  )
}

/** The next step of a row, done in place. */
export function RowButton({ keyName, path, method, data = {}, label, pending }: RowButtonProps) {
  const { post, isPending } = usePost(path, method)
  const isCurrent = useIsCurrentRow()
  return (
    <Button
      data-key={keyName}
      onPress={() => post(data)}
      isPending={isPending}
      pendingLabel={pending}
    >
      {label}
      {isCurrent && <Kbd isHint>{keyName}</Kbd>}
    </Button>
  )
}
