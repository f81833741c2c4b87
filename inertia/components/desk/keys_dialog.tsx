import { KeysDialog } from '~/components/shell/keys/keys_dialog'
import { useText } from '~/hooks/use_text'
import { KEYS } from './desk_keys'

interface DeskKeysDialogProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

export default function DeskKeysDialog(props: DeskKeysDialogProps) {
  const t = useText('desk/today')
  return (
    <KeysDialog
      {...props}
      keys={KEYS.map(([keys, name]) => ({ keys, label: t(`keys.${name}`) }))}
      words={{ title: t('keys.title'), close: t('keys.close'), on: t('keys.on') }}
    />
  )
}
