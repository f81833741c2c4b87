import { Dialog } from '@kontor/design-system/dialog'
import { Kbd } from '@kontor/design-system/kbd'
import { Switch } from '@kontor/design-system/switch'
import { Text } from '@kontor/design-system/text'

interface KeysDialogProps {
  keys: readonly { keys: readonly string[]; label: string }[]
  words: { title: string; close: string; on: string }
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** What each key does; who speaks to the computer, or types elsewhere, switches them off. */
export function KeysDialog({ keys, words, isOn, onSwitch, onClose }: KeysDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      closeLabel={words.close}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 pb-5">
        {keys.map(({ keys: all, label }) => (
          <div key={label} className="contents">
            <dt className="flex gap-1">
              {all.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>
              <Text as="span" role="ui">
                {label}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <Switch isSelected={isOn} onChange={onSwitch}>
        {words.on}
      </Switch>
    </Dialog>
  )
}
