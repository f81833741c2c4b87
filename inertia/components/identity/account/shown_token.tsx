import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { Identifier } from '@kontor/design-system/identifier'
import { Note } from '@kontor/design-system/note'
import { Outline } from '~/components/api_docs/outline'
import { useText } from '~/hooks/use_text'
import type { NewToken } from './use_new_token'

interface ShownTokenProps {
  token: NewToken
  /** A call that the token opens, to try it out. */
  call: '/orders' | '/products/info'
  onDone: () => void
}

/** A token, the only time that anybody sees it. */
export function ShownToken({ token, call, onDone }: ShownTokenProps) {
  const t = useText('identity/tokens')
  const example = `curl -H "Authorization: Bearer ${token.api_token}" ${location.origin}/api/v1${call}`
  return (
    <Note
      title={t('tokens.created_title')}
      isAnnounced
      actions={<Button onPress={onDone}>{t('tokens.done')}</Button>}
    >
      <div className="grid min-w-0 gap-3 pt-1">
        <p>{t('tokens.created_text')}</p>
        <Identifier
          value={token.api_token}
          copyLabel={t('tokens.copy')}
          copiedLabel={t('tokens.copied')}
        />
        <p>{t('tokens.expires', { date: formatMoment(token.expires_at) })}</p>
        <p>{t('tokens.example')}</p>
        <Outline text={example} />
      </div>
    </Note>
  )
}
