import { Dialog } from '@kontor/design-system/dialog'
import { Kbd } from '@kontor/design-system/kbd'
import { Switch } from '@kontor/design-system/switch'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { KEYS } from './desk_keys'

interface KeysDialogProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** What each key does; who speaks to the computer, or types elsewhere, switches them off. */
export default function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const t = useText('desk/today')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('keys.title')}
      closeLabel={t('keys.close')}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 pb-5">
        {KEYS.map(([keys, name]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>
              <Text as="span" role="ui">
                {t(`keys.${name}`)}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <Switch isSelected={isOn} onChange={onSwitch}>
        {t('keys.on')}
      </Switch>
    </Dialog>
  )
}
