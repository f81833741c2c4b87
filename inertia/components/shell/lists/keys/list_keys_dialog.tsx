import { KeysDialog } from '~/components/shell/keys/keys_dialog'
import { useText } from '~/hooks/use_text'

interface ListKeysDialogProps {
  isOn: boolean
  hasSelection: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

const MOVING = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
] as const
const SELECTING = [
  [['x'], 'select'],
  [['X', 'J', 'K'], 'range'],
  [['Escape'], 'clear'],
] as const
const OTHERS = [
  [['m'], 'menu'],
  [['/'], 'search'],
  [['Control', 'K'], 'find'],
  [['?'], 'all'],
] as const

export default function ListKeysDialog({ hasSelection, ...props }: ListKeysDialogProps) {
  const t = useText('shared/list_keys')
  const keys = [...MOVING, ...(hasSelection ? SELECTING : []), ...OTHERS]
  return (
    <KeysDialog
      {...props}
      keys={keys.map(([all, name]) => ({ keys: all, label: t(name) }))}
      words={{ title: t('title'), close: t('close'), on: t('on') }}
    />
  )
}
