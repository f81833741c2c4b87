import { AskFirst } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'

interface RevokeDialogProps {
  token: { id: number; name: string } | null
  onClose: () => void
}

/** Asks before a token is ended for good. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const t = useText('identity/tokens')
  return (
    <AskFirst
      onClose={onClose}
      asked={
        token && {
          title: t('tokens.revoke_question', { name: token.name }),
          text: t('tokens.revoke_text'),
          keep: t('tokens.keep'),
          confirm: t('tokens.revoke'),
          pending: t('tokens.revoking'),
          method: 'delete',
          path: `/my-account/api-token/${token.id}`,
        }
      }
    />
  )
}
