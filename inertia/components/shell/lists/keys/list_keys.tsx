import { lazy, Suspense, type RefObject } from 'react'
import { useKeySwitch } from '~/components/shell/keys/use_key_switch'
import { useListKeys, type ListKeyActions } from './use_list_keys'

const KeysDialog = lazy(async () => {
  const { loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(['shared/list_keys'])
  return import('./list_keys_dialog')
})

interface ListKeysProps extends Omit<ListKeyActions, 'showKeys'> {
  frame: RefObject<HTMLElement | null>
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** The keys of a list of staff; "?" shows what they do, and switches them off. */
export function ListKeys({ frame, isShown, onShow, ...actions }: ListKeysProps) {
  const [isOn, switchKeys] = useKeySwitch()
  useListKeys(frame, { ...actions, showKeys: () => onShow(true) }, isOn && !isShown)
  if (!isShown) return null
  return (
    <Suspense>
      <KeysDialog
        isOn={isOn}
        hasSelection={actions.selection !== undefined}
        onSwitch={switchKeys}
        onClose={() => onShow(false)}
      />
    </Suspense>
  )
}
