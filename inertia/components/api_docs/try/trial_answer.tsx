import { Disclosure } from '@kontor/design-system/disclosure'
import { Note, Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { Outline } from '../outline'
import type { Trial } from './send_trial'

/** What came of a trial: refusals and failures are told as such. */
export function TrialAnswer({ trial }: { trial: Trial | undefined }) {
  const t = useText('shared/api_docs')
  if (trial === undefined) return null
  if (trial === null) {
    return <Problem>{t('try.nothing_came')}</Problem>
  }
  const { status, ms, headers, body, isCut } = trial
  const told = t('try.came', { status, ms })
  return (
    <div className="grid min-w-0 gap-3">
      <Note tone={status < 400 ? 'info' : 'crimson'} isAnnounced>
        {told}
      </Note>
      <Text role="ui-s" weight="medium">
        {t('try.body')}
      </Text>
      <Outline text={body} />
      {isCut && (
        <Text role="ui-s" tone="muted">
          {t('try.cut')}
        </Text>
      )}
      <Disclosure look="inline" title={t('try.headers')}>
        <Outline text={headers} />
      </Disclosure>
    </div>
  )
}
