import { Button } from '@kontor/design-system/button'
import { Identifier } from '@kontor/design-system/identifier'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** A secret, the only time that anybody sees it. */
export function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText('webhooks/pages')
  return (
    <Note
      title={t('secret.title')}
      isAnnounced
      actions={<Button onPress={onDone}>{t('secret.done')}</Button>}
    >
      <div className="grid min-w-0 gap-3 pt-1">
        <p>{t('secret.text')}</p>
        <Identifier value={secret} copyLabel={t('secret.copy')} copiedLabel={t('secret.copied')} />
      </div>
    </Note>
  )
}
