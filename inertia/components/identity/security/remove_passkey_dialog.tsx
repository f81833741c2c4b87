import { AskFirst } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'

interface RemovePasskeyDialogProps {
  passkey: { id: number; name: string } | null
  onClose: () => void
}

/** Asks before a passkey opens the account no more. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const t = useText('identity/security')
  return (
    <AskFirst
      onClose={onClose}
      asked={
        passkey && {
          title: t('passkey_question', { name: passkey.name }),
          text: t('passkey_consequence'),
          keep: t('keep'),
          confirm: t('passkey_remove'),
          pending: t('removing'),
          method: 'delete',
          path: `/my-account/security/passkeys/${passkey.id}`,
        }
      }
    />
  )
}
